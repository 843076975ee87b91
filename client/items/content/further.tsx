import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import { Link } from "../../base/ui/controls/link.tsx"
import wide from "../../base/ui/controls/wide-link.module.css"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type FurtherItemFragment, type FurtherQuery, type ItemType, useFurtherQuery } from "../../generated/graphql.ts"
import style from "./further.module.css"
import { RelatedItems } from "./related-items.tsx"
import type { Section } from "./section.ts"
import { useTitleOf } from "./translated.ts"

type FurtherProps = {
  section: Section
  id: number
  /** Links to more items by this author; undefined for events, which are the school's. */
  author?: string
}

export function Further({ section, id, author }: FurtherProps) {
  const t = useT()
  const { type, path, all } = section
  const { data } = useFurtherQuery({ variables: { type, id, language: useApiLanguage() } })
  if (!data?.further) return null
  const { related, byAuthor, ...neighbours } = data.further

  return (
    <>
      <RelatedItems title={t(relatedTitles[type] ?? "")} items={related} />
      <Neighbours {...neighbours} />
      {author && (
        <RelatedItems title={t("More by {author}", { author })} all={{ path, label: t(all) }} items={byAuthor} />
      )}
    </>
  )
}

const relatedTitles: Partial<Record<ItemType, string>> = {
  EVENT: msg("Pictures of this event"),
  GALLERY: msg("The event"),
}

function Neighbours({ previous, next }: Pick<NonNullable<FurtherQuery["further"]>, "previous" | "next">) {
  const t = useT()
  if (!previous && !next) return null

  return (
    <nav aria-label={t("Previous and next")} className={style.beside}>
      {previous && <Neighbour item={previous} label={t("Previous")} />}
      {next && <Neighbour item={next} label={t("Next")} isNext />}
    </nav>
  )
}

function Neighbour({ item, label, isNext = false }: { item: FurtherItemFragment; label: string; isNext?: boolean }) {
  const { path, date } = item
  const { title, lang } = useTitleOf()(item)
  const Arrow = isNext ? ArrowRight : ArrowLeft

  return (
    <Link to={path ?? "/"} rel={isNext ? "next" : "prev"} className={isNext ? style.next : style.previous}>
      <Arrow className={wide.arrow} />
      <span className={wide.words}>
        <span className="small">{label}</span>
        <span className={wide.title} lang={lang}>
          {title}
        </span>
        {date && (
          <span className="small">
            <DateText of={date} />
          </span>
        )}
      </span>
    </Link>
  )
}
