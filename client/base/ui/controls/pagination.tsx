import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import type { ReactNode } from "react"
import { classNames } from "../texts/class-names.ts"
import { useT } from "../words/words.tsx"
import { Link } from "./link.tsx"
import style from "./pagination.module.css"

type PaginationProps = {
  page: number
  pages: number
  to: (page: number) => string
  label: string
}

export function Pagination({ page, pages, to, label }: PaginationProps) {
  const t = useT()
  if (pages <= 1) return null

  return (
    <nav className={style.pagination} aria-label={label}>
      <ul className={style.list}>
        <li>
          <Step to={page > 1 ? to(page - 1) : null} label={t("Previous page")} rel="prev">
            <ChevronLeft />
            <span className={style.word}>{t("Previous")}</span>
          </Step>
        </li>
        {shownPages(page, pages).map((shown) =>
          typeof shown === "string" ? (
            <li key={shown} className={style.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown} className={classNames(isSpare(shown, page, pages) && style.spare)}>
              <Link
                to={to(shown)}
                className={style.page}
                aria-label={t("Page {page} of {pages}", { page: shown, pages })}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={page < pages ? to(page + 1) : null} label={t("Next page")} rel="next">
            <span className={style.word}>{t("Next")}</span>
            <ChevronRight />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function Step({ to, label, rel, children }: { to: string | null; label: string; rel: string; children: ReactNode }) {
  if (to === null) return <span className={classNames(style.step, style.end)}>{children}</span>
  return (
    <Link to={to} className={style.step} aria-label={label} rel={rel}>
      {children}
    </Link>
  )
}

/** First, last, the current page and its neighbours; a gap of one page shows that page. */
function shownPages(page: number, pages: number): (number | "before" | "after")[] {
  const from = page - 1 <= 3 ? 1 : page - 1
  const to = pages - (page + 1) <= 2 ? pages : page + 1
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...(from > 1 ? [1, "before" as const] : []), ...middle, ...(to < pages ? ["after" as const, pages] : [])]
}

const isSpare = (shown: number, page: number, pages: number) =>
  pages > 4 && shown !== 1 && shown !== pages && shown !== page
