import { isStrongPassword } from "./password-rule.ts"

/** Without characters that look alike, since somebody may read it out. */
const characters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789!@#$%"

/** 16 characters, over 90 bits, redrawn until it meets the password rules. */
export function generatePassword(): string {
  // 32 bits make the modulo bias negligible.
  const drawn = crypto.getRandomValues(new Uint32Array(16))
  const password = Array.from(drawn, (number) => characters[number % characters.length]).join("")
  return isStrongPassword(password) ? password : generatePassword()
}
