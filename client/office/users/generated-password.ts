import { isStrongPassword } from "./password-rule.ts"

/** Without letters and digits that look alike, since somebody may read it out. */
const characters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789!@#$%"

/** Generates a password of 16 characters, over 90 bits, redrawn until it meets the rules for chosen passwords. */
export function generatePassword(): string {
  // Numbers so large that the bias of the remainders is negligible.
  const drawn = crypto.getRandomValues(new Uint32Array(16))
  const password = Array.from(drawn, (number) => characters[number % characters.length]).join("")
  return isStrongPassword(password) ? password : generatePassword()
}
