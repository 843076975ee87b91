import { useParams, useSearchParams } from "react-router-dom"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"

/** The id in the address, such as `/news/view/12`; null if that is not an item's. */
export function useItemId(): number | null {
  const id = Number(useParams().id)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

export function byId(id: number | null) {
  return { variables: { id: id ?? 0 }, skip: id === null }
}

/** For an item that may not be public: `?preview=…`, or `?change=1` for a pending change: same id, so uncached. */
export function useShownItem() {
  const [params] = useSearchParams()
  const { variables, skip } = byId(useItemId())
  const preview = params.get("preview") ?? undefined
  const withChange = useWithChange()
  const fetchPolicy = preview || withChange ? ("no-cache" as const) : undefined
  const language = useApiLanguage()
  return { variables: { ...variables, preview, withChange, language }, skip, fetchPolicy }
}

/** True if the pending change is wanted: `?change=1`. */
export function useWithChange() {
  return useSearchParams()[0].has("change") || undefined
}
