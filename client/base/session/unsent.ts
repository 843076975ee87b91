import { tabStorage } from "../ui/storage.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"

/** An unanswered form to the school, by the address at which its text waits in this tab. */
export type Unsent = { path: string; title: string }

const key = "unsent"

export const noteUnsent = (unsent: Unsent) => tabStorage.set(key, JSON.stringify(unsent))

/** Drops a form that has arrived or was given up, in whichever language it was read. */
export function dropUnsent(path: string) {
  const unsent = unsentForm()
  if (unsent && withoutLanguage(unsent.path) === withoutLanguage(path)) tabStorage.remove(key)
}

export const unsentForm = (): Unsent | null => JSON.parse(tabStorage.get(key) ?? "null")
