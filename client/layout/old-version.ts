const reloadedAt = "reloaded-at"
const quietMilliseconds = 60_000

/** After an update of the site, an open page may ask for a part that is no longer there: it then loads anew, once. */
export function watchForOldVersion() {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

/** Whether an error says that a part of the site could not be fetched. */
export function isOldVersion(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  )
}

/** Reloads, unless that has just been tried; says whether it did. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    if (Date.now() - last < quietMilliseconds) return false
    sessionStorage.setItem(reloadedAt, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
