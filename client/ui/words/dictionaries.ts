import { type Language, originalLanguage } from "./language.ts"
import type { Dictionary } from "./translate.ts"

/** Each a file that comes when a page in its language is opened. */
const files: Partial<Record<Language, () => Promise<{ default: Dictionary }>>> = {
  sw: () => import("../../generated/words.sw.json"),
  fr: () => import("../../generated/words.fr.json"),
}

const loaded = new Map<Language, Dictionary>([[originalLanguage, {}]])
const coming = new Map<Language, Promise<Dictionary>>()

/** For which English stands in until the line is back. */
const missing = new Set<Language>()
const listeners = new Set<() => void>()

/** The words of a language; undefined until they have come, or English stands in for them. */
export const dictionaryOf = (language: Language) =>
  loaded.get(language) ?? (missing.has(language) ? loaded.get(originalLanguage) : undefined)

/** Calls where words have come for which English stood in. */
export function onDictionary(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Lets English stand in for words that do not come, and asks for them again each time the line is back. */
export const loadOrStandIn = (language: Language): Promise<unknown> =>
  loadDictionary(language).then(
    () => missing.delete(language),
    () => {
      missing.add(language)
      const again = () => loadOrStandIn(language).then(() => listeners.forEach((listener) => void listener()))
      addEventListener("online", again, { once: true })
    },
  )

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
