import { Navigate, useSearchParams } from "react-router-dom"

/** Addresses of the time when each form had a list of its own, as in bookmarks. */
export function oldInbox(kind: string, prefix: string) {
  return function OldInbox() {
    const [params] = useSearchParams()
    const next = new URLSearchParams({ kind })
    const [show, open, q] = ["show", "open", "q"].map((name) => params.get(name))
    if (show === "new" || show === "done") next.set("state", show)
    if (open) next.set("open", `${prefix}-${open}`)
    if (open && !next.has("state")) next.set("state", "all")
    if (q) next.set("q", q)
    return <Navigate to={`/admin/inbox?${next}`} replace />
  }
}
