import { useSearchParams } from "react-router-dom"
import type { Translate } from "../ui/words/translate.ts"

export function usePageNumber(name = "page"): number {
  const [params] = useSearchParams()
  return pageIn(params, name)
}

export function pageIn(params: URLSearchParams, name: string): number {
  const page = Number(params.get(name))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

export const pagedTitle = (t: Translate, title: string, page: number): string =>
  page > 1 ? t("{title}, page {page}", { title, page }) : title
