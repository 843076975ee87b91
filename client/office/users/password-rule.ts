/** The specification, section 5. */
export function isStrongPassword(password: string): boolean {
  return hasRightLength(password) && hasEveryKind(password)
}

export function hasRightLength({ length }: string): boolean {
  return length >= 8 && length <= 24
}

export function hasEveryKind(password: string): boolean {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%]/].every((kind) => kind.test(password))
}
