import { useParams, useSearchParams } from "react-router-dom"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"

export function useItemId(): number | null {
  const id = Number(useParams().id)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

export const byId = (id: number | null) => ({ variables: { id: id ?? 0 }, skip: id === null })

/** Reads `?preview=…` and `?change=1` (the pending change). It has the published item's id, and so is not cached. */
export function useShownItem(other?: number | null) {
  const [params] = useSearchParams()
  const own = useItemId()
  const { variables, skip } = byId(other === undefined ? own : other)
  const preview = params.get("preview") ?? undefined
  const withChange = useWithChange()
  const fetchPolicy = preview || withChange ? ("no-cache" as const) : undefined
  const language = useApiLanguage()
  return { variables: { ...variables, preview, withChange, language }, skip, fetchPolicy }
}

export const useWithChange = () => useSearchParams()[0].has("change") || undefined
