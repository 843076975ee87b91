import { useSearchParams } from "react-router-dom"
import type { Translate } from "../ui/words/translate.ts"

export function usePageNumber(): number {
  const [params] = useSearchParams()
  const page = Number(params.get("page") ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

/** "News", and "News, page 2" for the pages after the first. */
export function pagedTitle(t: Translate, title: string, page: number): string {
  return page > 1 ? t("{title}, page {page}", { title, page }) : title
}
