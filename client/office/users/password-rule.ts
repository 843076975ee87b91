/** 8 to 24 characters with one of each kind (specification, section 5). */
export function isStrongPassword(password: string): boolean {
  return hasRightLength(password) && hasEveryKind(password)
}

export function hasRightLength({ length }: string): boolean {
  return length >= 8 && length <= 24
}

/** A lowercase letter, an uppercase letter, a digit and one of ! @ # $ % */
export function hasEveryKind(password: string): boolean {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%]/].every((kind) => kind.test(password))
}
