import type { ReactNode } from "react"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { Pagination } from "../../base/ui/controls/pagination.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { useT } from "../../base/ui/words/words.tsx"

export type ListPage<T> = { items: T[]; pages: number; total: number }

type PagedListProps<T> = {
  list: ListPage<T>
  page: number
  path: string
  title: string
  empty: string
  children: (items: T[]) => ReactNode
}

export function PagedList<T>({ list: { items, pages, total }, page, path, title, empty, children }: PagedListProps<T>) {
  const t = useT()
  if (total === 0) return <EmptyList text={empty} to="/" label={t("Back to the home page")} />
  if (items.length === 0)
    return <EmptyList text={t("There is nothing on this page any more.")} to={path} label={t("To page 1")} />

  return (
    <>
      {children(items)}
      <Pagination
        page={page}
        pages={pages}
        to={(number) => (number === 1 ? path : `${path}${path.includes("?") ? "&" : "?"}page=${number}`)}
        label={t("{title} pages", { title })}
      />
    </>
  )
}

function EmptyList({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <EmptyState text={text}>
      <QuietLink to={to}>{label}</QuietLink>
    </EmptyState>
  )
}
