import { isStrongPassword } from "./password-rule.ts"

/** Without letters and figures that look alike, since somebody may read it out. */
const characters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789!@#$%"

/** A password of 16 characters, over 90 bits, drawn until it meets the rules for one that people choose themselves. */
export function generatePassword(): string {
  // Numbers so large that no remainder is noticeably likelier than another.
  const drawn = crypto.getRandomValues(new Uint32Array(16))
  const password = Array.from(drawn, (number) => characters[number % characters.length]).join("")
  return isStrongPassword(password) ? password : generatePassword()
}
