import { type Language, originalLanguage } from "./language.ts"
import type { Dictionary } from "./translate.ts"

/** A file per language, loaded with the first page in it. */
const files: Partial<Record<Language, () => Promise<{ default: Dictionary }>>> = {
  sw: () => import("../../../generated/words.sw.json"),
  fr: () => import("../../../generated/words.fr.json"),
}

const loaded = new Map<Language, Dictionary>([[originalLanguage, {}]])
const coming = new Map<Language, Promise<Dictionary>>()

/** Languages for which English stands in until the connection is back. */
const missing = new Set<Language>()
const listeners = new Set<() => void>()

/** The dictionary of a language; undefined until it has loaded, or English stands in for it. */
export const dictionaryOf = (language: Language) =>
  loaded.get(language) ?? (missing.has(language) ? loaded.get(originalLanguage) : undefined)

/** Calls the listener when a dictionary arrives for which English stood in. */
export function onDictionary(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Lets English stand in for a dictionary that does not load, and retries each time the connection is back. */
export const loadOrStandIn = (language: Language): Promise<unknown> =>
  loadDictionary(language).then(
    () => missing.delete(language),
    () => {
      missing.add(language)
      const again = () => loadOrStandIn(language).then(() => listeners.forEach((listener) => void listener()))
      addEventListener("online", again, { once: true })
    },
  )

/** Fetches a dictionary once; after a failure the next call fetches again. */
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
