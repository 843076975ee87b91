import { withoutLanguage } from "../ui/words/language-path.ts"

/** A form to the school that nobody has answered, by the address at which its words wait in this tab. */
export type Unsent = { path: string; title: string }

const key = "unsent"

export function noteUnsent(unsent: Unsent) {
  try {
    sessionStorage.setItem(key, JSON.stringify(unsent))
  } catch {
    // Storage may be full or forbidden: then the form alone says that it waits.
  }
}

/** It has arrived, or nobody means to send it any more. In whichever language it was read. */
export function dropUnsent(path: string) {
  const unsent = unsentForm()
  if (unsent && withoutLanguage(unsent.path) === withoutLanguage(path)) sessionStorage.removeItem(key)
}

export function unsentForm(): Unsent | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}
