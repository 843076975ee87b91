import { useParams, useSearchParams } from "react-router-dom"
import { useApiLanguage } from "../ui/words/api-language.ts"

/** The id in the address, such as `/news/view/12`; null where what stands there can be no item's. */
export function useItemId(): number | null {
  const id = Number(useParams().id)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

/** What an item's query needs: `useNewsStoryQuery(byId(useItemId()))` asks nothing where there is no id. */
export function byId(id: number | null) {
  return { variables: { id: id ?? 0 }, skip: id === null }
}

/**
 * The same for an item that may not be public: `?preview=…` shows it to whoever was given that link, `?change=1` shows
 * those who may edit it what waits to be published. What is stored and what it will be have one id: only the first is kept.
 */
export function useShownItem() {
  const [params] = useSearchParams()
  const { variables, skip } = byId(useItemId())
  const preview = params.get("preview") ?? undefined
  const withChange = params.has("change") || undefined
  const fetchPolicy = preview || withChange ? ("no-cache" as const) : undefined
  const language = useApiLanguage()
  return { variables: { ...variables, preview, withChange, language }, skip, fetchPolicy }
}
