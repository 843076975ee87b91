import { type Language, originalLanguage } from "./language.ts"
import type { Dictionary } from "./translate.ts"

const files = import.meta.glob<Dictionary>("../../../generated/words.*.json", { import: "default" })

const loaded = new Map<Language, Dictionary>([[originalLanguage, {}]])

/** Languages that fall back to English while offline. */
const missing = new Set<Language>()
const listeners = new Set<() => void>()

/** Undefined until loaded; English as a fallback. */
export const dictionaryOf = (language: Language) =>
  loaded.get(language) ?? (missing.has(language) ? loaded.get(originalLanguage) : undefined)

export function onDictionary(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Falls back to English if a dictionary does not load, and retries whenever the connection is back. */
export const loadOrFallBack = (language: Language): Promise<unknown> =>
  loadDictionary(language).then(
    () => missing.delete(language),
    () => {
      missing.add(language)
      const retry = () => loadOrFallBack(language).then(() => listeners.forEach((listener) => void listener()))
      addEventListener("online", retry, { once: true })
    },
  )

/** A call after a failure retries. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const dictionary = loaded.get(language) ?? (await files[`../../../generated/words.${language}.json`]?.()) ?? {}
  loaded.set(language, dictionary)
  return dictionary
}
