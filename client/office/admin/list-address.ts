import { useLocation, useSearchParams } from "react-router-dom"
import { usePageNumber } from "../../base/addresses/page-number.ts"

export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const page = usePageNumber()

  return {
    page,
    search: params.get("q") ?? "",
    filter: (name: string) => params.get(name),
    /** A filter that is one of the names; undefined otherwise. */
    choice<Name extends string>(name: string, names: Partial<Record<Name, unknown>>): Name | undefined {
      const value = params.get(name) ?? ""
      return Object.hasOwn(names, value) ? (value as Name) : undefined
    },
    /** An empty value removes the parameter. Any change returns to the first page. */
    change(changes: Record<string, string>, { push = false } = {}) {
      setParams((before) => withChanges(before, { page: "", ...changes }), { replace: !push })
    },
    open(id: string) {
      setParams((before) => withChanges(before, { open: id }), { replace: true })
    },
    pageAddress: (number: number) => `${pathname}?${withChanges(params, { open: "", page: String(number) })}`,
  }
}

function withChanges(params: URLSearchParams, changes: Record<string, string>) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
