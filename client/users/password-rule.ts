/** 8 to 24 characters with a lowercase letter, an uppercase letter, a digit and one of ! @ # $ % (specification, section 5). */
export function isStrongPassword(password: string): boolean {
  return /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%]).{8,24}$/.test(password)
}
