/** Singular and plural, the word itself first. For English. Some forms are not words. */
export function formsOf(word: string): string[] {
  if (!isInflected(word)) return [word]
  const singulars = [
    ...(/ies$/.test(word) ? [word.replace(/ies$/, "y")] : []),
    ...(/(?:s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(isPlural(word) ? [word.slice(0, -1)] : []),
  ]
  const plural = word.replace(/([^aeiou])y$/, "$1ie").replace(/(s|x|z|ch|sh)$/, "$1e")
  return [...new Set([word, ...singulars, ...(isPlural(word) ? [] : [`${plural}s`])])]
}

/** `lunch` of "lunches", `hous` of "house" and "houses". */
export function stemOf(word: string): string {
  if (!isInflected(word)) return word
  const singular = isPlural(word) ? word.replace(/ies$/, "y").replace(/s$/, "") : word
  return singular.replace(/e$/, "")
}

const isInflected = (word: string) => /^[a-z]{3,}$/.test(word)
const isPlural = (word: string) => /[^siu]s$/.test(word)

/** `4` of "Forms 3 to 5". */
export function numbersBetween(text: string): string {
  const between = new Set<number>()
  for (const [, first, last] of text.matchAll(range))
    for (let number = Number(first) + 1; number < Number(last); number++) between.add(number)
  return [...between].join(" ")
}

/** Two numbers with a dash or a short word between them, such as `3 hadi la 5`. */
const range = /(?<![\d.,:])(\d{1,2})\s*(?:[-–]|\p{L}{1,4})\s*(?:\p{L}{1,2}\s+)?(\d{1,2})(?![.,:]?\d)/gu
