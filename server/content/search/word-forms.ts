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
