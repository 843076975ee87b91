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

/** Somebody is there again, or it has arrived. */
export function dropUnsent(path: string) {
  if (unsentForm()?.path === path) sessionStorage.removeItem(key)
}

export function unsentForm(): Unsent | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}
