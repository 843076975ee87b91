const reloadedAt = "reloaded-at"
const quietMilliseconds = 60_000

/** Whether an error says that a part of the site could not be fetched: the line is cut, or the site was updated since. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
}

/** After an update a part may be gone: reloads, by itself only once. Not where nobody answers: an old page is better than none. */
export async function reloadIfUpdated(asked: boolean): Promise<void> {
  const answers = await fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers && (asked || isFirstReload())) location.reload()
}

function isFirstReload() {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    if (Date.now() - last < quietMilliseconds) return false
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    return true
  } catch {
    return false
  }
}
