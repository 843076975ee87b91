import { useParams, useSearchParams } from "react-router-dom"
import { useApiLanguage } from "../ui/words/api-language.ts"

/** The id in the address, such as `/news/view/12`; null where what stands there can be no item's. */
export function useItemId(): number | null {
  const id = Number(useParams().id)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

export function byId(id: number | null) {
  return { variables: { id: id ?? 0 }, skip: id === null }
}

/** For an item that may not be public: by `?preview=…`, or `?change=1` for a change that waits, which has the same id and is not cached. */
export function useShownItem() {
  const [params] = useSearchParams()
  const { variables, skip } = byId(useItemId())
  const preview = params.get("preview") ?? undefined
  const withChange = params.has("change") || undefined
  const fetchPolicy = preview || withChange ? ("no-cache" as const) : undefined
  const language = useApiLanguage()
  return { variables: { ...variables, preview, withChange, language }, skip, fetchPolicy }
}
