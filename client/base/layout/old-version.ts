import { tabStorage } from "../ui/storage.ts"

const reloadedAt = "reloaded-at"
const quietMilliseconds = 60_000

export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)

/** Reloads if an update has removed a part; automatically only once. Not offline: an old page is better than none. */
export async function reloadIfUpdated(byUser: boolean): Promise<void> {
  const isServerUp = await fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServerUp && (byUser || isFirstReload())) location.reload()
}

/** False if storage fails: the page would reload endlessly. */
function isFirstReload() {
  const last = Number(tabStorage.get(reloadedAt))
  return Date.now() - last >= quietMilliseconds && tabStorage.set(reloadedAt, String(Date.now()))
}
