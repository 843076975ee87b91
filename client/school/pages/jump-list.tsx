import { Fold } from "../../base/ui/controls/fold.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import { documentsAnchor } from "../../items/content/documents.tsx"
import style from "./jump-list.module.css"
import { anchors } from "./page-parts.tsx"

/** A page with fewer parts has no jump list. */
const fewest = 4

type Parts = Pick<PageFieldsFragment, "prices" | "facts" | "sections" | "documents">

export const hasJumpList = ({ prices, facts, sections, documents }: Parts) =>
  prices.length + Number(facts.length > 0) + sections.length + Number(documents.length > 0) >= fewest

export function JumpList({ page }: { page: Parts & { lang?: string } }) {
  const t = useT()
  const { prices, facts, sections, documents, lang } = page
  const tables = prices.map(({ title }, index) => ({ anchor: anchors.prices(index + 1), heading: title, lang }))
  const [first, ...others] = tables
  const parts = [
    ...(first ? [first] : []),
    ...(facts.length > 0 ? [{ anchor: anchors.facts, heading: t("At a glance") }] : []),
    ...others,
    ...sections.map(({ anchor, heading }) => ({ anchor, heading, lang })),
    ...(documents.length > 0 ? [{ anchor: documentsAnchor, heading: t("To download") }] : []),
  ]

  return (
    <nav aria-label={t("On this page")} className={style.jumps}>
      <Fold title={<h2 className={style.title}>{t("On this page")}</h2>}>
        <ul className={style.links}>
          {parts.map(({ anchor, heading, ...rest }) => (
            <li key={anchor} {...rest}>
              <Link to={`#${anchor}`} className={style.link}>
                {heading}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
