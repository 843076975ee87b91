import { type Language, originalLanguage } from "./language.ts"
import type { Dictionary } from "./translate.ts"

/** Each a file that comes when a page in its language is opened. */
const files: Partial<Record<Language, () => Promise<{ default: Dictionary }>>> = {
  sw: () => import("../../generated/words.sw.json"),
  fr: () => import("../../generated/words.fr.json"),
}

const loaded = new Map<Language, Dictionary>([[originalLanguage, {}]])
const coming = new Map<Language, Promise<Dictionary>>()

/** Those of a language; undefined until they have come. */
export const dictionaryOf = (language: Language) => loaded.get(language)

/** Fetches them once; what failed is fetched again when it is asked for again. */
export function loadDictionary(language: Language): Promise<Dictionary> {
  const loading = coming.get(language) ?? fetchDictionary(language)
  coming.set(language, loading)
  return loading
}

async function fetchDictionary(language: Language) {
  try {
    const dictionary = loaded.get(language) ?? (await files[language]?.())?.default ?? {}
    loaded.set(language, dictionary)
    return dictionary
  } finally {
    coming.delete(language)
  }
}
