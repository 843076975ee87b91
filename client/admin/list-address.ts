import { useSearchParams } from "react-router-dom"
import { usePageNumber } from "../content/page-number.ts"

/** What a list shows stands in its address, so that it can be kept, sent, and found again by going back. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const page = usePageNumber()

  return {
    page,
    search: params.get("q") ?? "",
    filter: (name: string) => params.get(name),
    /** Replaces some of it; an empty value goes away. Whatever changes, the list begins at its first page. */
    change(changes: Record<string, string>, { push = false } = {}) {
      setParams((before) => changed(before, { page: "", ...changes }), { replace: !push })
    },
    open(id: string) {
      setParams((before) => changed(before, { open: id }), { replace: true })
    },
    pageAddress: (path: string) => (number: number) => `${path}?${changed(params, { open: "", page: String(number) })}`,
  }
}

function changed(params: URLSearchParams, changes: Record<string, string>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
