/** The specification, section 5. */
export const isStrongPassword = (password: string): boolean => hasRightLength(password) && hasEveryKind(password)

export const hasRightLength = ({ length }: string): boolean => length >= 8 && length <= 24

export const hasEveryKind = (password: string): boolean =>
  [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%]/].every((kind) => kind.test(password))
