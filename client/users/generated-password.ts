/** Without letters and figures that look alike, since somebody may read it out. */
const parts = { lower: "abcdefghjkmnpqrstuvwxyz", upper: "ABCDEFGHJKMNPQRSTUVWXYZ", digits: "23456789", signs: "!@#$%" }

/** A password of 16 characters, over 80 bits, that also meets the rules for one that people choose themselves. */
export function generatePassword(): string {
  const any = parts.lower + parts.upper + parts.digits
  const letters = Array.from({ length: 12 }, () => one(any))
  return shuffled([...letters, one(parts.lower), one(parts.upper), one(parts.digits), one(parts.signs)]).join("")
}

function one(characters: string): string {
  return characters[randomBelow(characters.length)] ?? ""
}

function shuffled(characters: string[]): string[] {
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1)
    ;[characters[last], characters[other]] = [characters[other] ?? "", characters[last] ?? ""]
  }
  return characters
}

/** Numbers beyond the last whole multiple are drawn again, so that none is likelier than another. */
function randomBelow(limit: number): number {
  const most = 256 - (256 % limit)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (drawn < most) return drawn % limit
  }
}
