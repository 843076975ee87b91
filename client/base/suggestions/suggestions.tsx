import { type RefObject, useEffect } from "react"
import type { SuggestionsQuery } from "../../generated/graphql.ts"
import { useSuggestionsQuery } from "../../generated/suggestions.ts"
import { searchAddress } from "../ui/controls/keyword-search.tsx"
import { Link } from "../ui/controls/link.tsx"
import { useDebounced } from "../ui/controls/use-debounced.ts"
import { useListener } from "../ui/controls/use-listener.ts"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { LinkIn } from "../ui/words/link-in.tsx"
import { useT } from "../ui/words/words.tsx"
import style from "./suggestions.module.css"
import { useOptions } from "./use-options.ts"

export interface Popup {
  isOpen: boolean
  /** ID of the option that Enter opens. */
  active?: string
}

interface SuggestionsProps {
  id: string
  words: string
  field: RefObject<HTMLInputElement | null>
  onChange: (popup: Popup) => void
  onClose: () => void
}

/** Listbox of a combobox whose field keeps the focus. */
export function Suggestions({ id, words, field, onChange, onClose }: SuggestionsProps) {
  const t = useT()
  const q = useDebounced(words, 200)
  const variables = { q, language: useApiLanguage() }
  const { data, previousData } = useSuggestionsQuery({ variables, skip: q.length < 2 })
  const found = q.length < 2 ? undefined : (data ?? previousData)?.search
  const count = found ? found.items.length + 1 : 0
  const { active, press, optionOf } = useOptions({ listId: id, count, words })
  useListener("keydown", (event) => {
    if (event.target !== field.current || press(event) || event.key !== "Escape") return
    onClose()
    event.preventDefault()
  })

  useEffect(() => onChange({ isOpen: count > 0, active }), [count, active, onChange])

  if (!found) return null
  return (
    <>
      <p role="status" className="unseen">
        {t.count(found.total, { one: "One result", other: "{count} results" })}
      </p>
      <div id={id} role="listbox" aria-label={t("Search")} className={style.list}>
        {found.items.map((item, index) => (
          <Suggestion key={`${item.kind} ${item.id}`} item={item} {...optionOf(index)} />
        ))}
        <Link to={searchAddress(q)} {...optionOf(count - 1)} className={style.option}>
          {t("All results for “{q}”", { q })}
        </Link>
      </div>
    </>
  )
}

type SuggestionProps = Omit<Parameters<typeof Link>[0], "to"> & { item: SuggestionsQuery["search"]["items"][number] }

function Suggestion({ item: { path, language, heading, title }, ...option }: SuggestionProps) {
  const t = useT()
  const foundIn = language.toLowerCase() as typeof t.language
  return (
    <LinkIn
      to={path}
      language={foundIn}
      lang={foundIn === t.language ? undefined : foundIn}
      {...option}
      className={style.option}
    >
      <span className={style.title}>{title.map(({ text }) => text).join("")}</span>
      {path.includes("#") && <span className="small">{heading}</span>}
    </LinkIn>
  )
}
