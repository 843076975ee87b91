import { tabStorage } from "../ui/storage.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"

/** A form to the school that got no answer. This tab stores its text for the address `path`. */
export type Unsent = { path: string; title: string }

const key = "unsent"

export const noteUnsent = (unsent: Unsent) => tabStorage.set(key, JSON.stringify(unsent))

/** True also if the form was sent in another language. */
export function isUnsentAt(path: string) {
  const unsent = unsentForm()
  return unsent !== null && withoutLanguage(unsent.path) === withoutLanguage(path)
}

export function dropUnsent(path: string) {
  if (isUnsentAt(path)) tabStorage.remove(key)
}

export const unsentForm = (): Unsent | null => JSON.parse(tabStorage.get(key) ?? "null")
