import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import type { SuggestionsQuery } from "../../generated/graphql.ts"
import { useSuggestionsQuery } from "../../generated/suggestions.ts"
import { searchAddress } from "../ui/controls/keyword-search.tsx"
import { Link } from "../ui/controls/link.tsx"
import { useSettled } from "../ui/controls/use-settled.ts"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { LinkIn } from "../ui/words/link-in.tsx"
import { useT } from "../ui/words/words.tsx"
import style from "./suggestions.module.css"

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
  const q = useSettled(words, 200)
  const variables = { q, language: useApiLanguage() }
  const { data, previousData } = useSuggestionsQuery({ variables, skip: q.length < 2 })
  const found = q.length < 2 ? undefined : (data ?? previousData)?.search
  const count = found ? found.items.length + 1 : 0
  const [at, setAt] = useState<number | null>(null)
  const idOf = (index: number) => `${id}-${index}`
  const active = at !== null && at < count ? idOf(at) : undefined

  useEffect(() => onChange({ isOpen: count > 0, active }), [count, active, onChange])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other suggestions
  useEffect(() => setAt(null), [words])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) setAt(((at ?? (step > 0 ? -1 : count)) + step + count) % count)
    else if (event.key === "Enter" && active) document.getElementById(active)?.click()
    else if (event.key === "Escape") onClose()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const input = field.current
    const pressed = (event: KeyboardEvent) => press(event)
    input?.addEventListener("keydown", pressed)
    return () => input?.removeEventListener("keydown", pressed)
  }, [field])

  if (!found) return null
  const optionOf = (index: number) => ({
    id: idOf(index),
    role: "option",
    "aria-selected": active === idOf(index),
    tabIndex: -1,
    className: style.option,
  })
  return (
    <>
      <p role="status" className="unseen">
        {t.count(found.total, { one: "One result", other: "{count} results" })}
      </p>
      <div id={id} role="listbox" aria-label={t("Search")} className={style.list}>
        {found.items.map((item, index) => (
          <Suggestion key={`${item.kind} ${item.id}`} item={item} {...optionOf(index)} />
        ))}
        <Link to={searchAddress(q)} {...optionOf(count - 1)}>
          {t("All results for “{q}”", { q })}
        </Link>
      </div>
    </>
  )
}

type Item = SuggestionsQuery["search"]["items"][number]
type SuggestionProps = Omit<Parameters<typeof Link>[0], "to"> & { item: Item }

function Suggestion({ item: { path, language, heading, title }, ...option }: SuggestionProps) {
  const t = useT()
  const foundIn = language.toLowerCase() as typeof t.language
  return (
    <LinkIn to={path} language={foundIn} lang={foundIn === t.language ? undefined : foundIn} {...option}>
      <span className={style.title}>{title.map(({ text }) => text).join("")}</span>
      {path.includes("#") && <span className="small">{heading}</span>}
    </LinkIn>
  )
}
