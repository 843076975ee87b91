/** The characters that both typefaces have. */
const known =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/

const most = 200

/** Strips accents from letters that the font lacks, or drops them. Empty if too little is left. */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFC").slice(0, most)]
  const drawn = letters.map((letter) => (known.test(letter) ? letter : plain(letter))).join("")
  const shown = drawn.replace(/\s+/g, " ").trim()
  return wordsIn(shown) * 2 >= wordsIn(text.slice(0, most)) ? shown : ""
}

const plain = (letter: string) => [...letter.normalize("NFKD")].filter((part) => known.test(part)).join("")

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
