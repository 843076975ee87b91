/** The characters that both typefaces have. */
const supported =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/

const maxLength = 200

/** Strips accents from letters that the font lacks, or drops them. Empty if too little is left. */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFC").slice(0, maxLength)]
  const replaced = letters.map((letter) => (supported.test(letter) ? letter : withoutAccents(letter))).join("")
  const shown = replaced.replace(/\s+/g, " ").trim()
  return countLetters(shown) * 2 >= countLetters(text.slice(0, maxLength)) ? shown : ""
}

const withoutAccents = (letter: string) => [...letter.normalize("NFKD")].filter((part) => supported.test(part)).join("")

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
