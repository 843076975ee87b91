import { tabStorage } from "../ui/storage.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"

/** A form to the school that got no answer, with the address at which this tab keeps its text. */
export type Unsent = { path: string; title: string }

const key = "unsent"

export const noteUnsent = (unsent: Unsent) => tabStorage.set(key, JSON.stringify(unsent))

export function dropUnsent(path: string) {
  const unsent = unsentForm()
  if (unsent && withoutLanguage(unsent.path) === withoutLanguage(path)) tabStorage.remove(key)
}

export const unsentForm = (): Unsent | null => JSON.parse(tabStorage.get(key) ?? "null")
