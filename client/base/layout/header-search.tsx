import Search from "lucide-react/icons/search"
import { type ChangeEvent, type FocusEvent, useId, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { longestQuestion } from "../../generated/constants.ts"
import type { Popup } from "../suggestions/suggestions.tsx"
import { SearchForm } from "../ui/controls/keyword-search.tsx"
import { useOnChange } from "../ui/controls/use-on-change.ts"
import { lazyPart } from "../ui/loading/lazy.tsx"
import { savesData } from "../ui/loading/metered.ts"
import { classNames } from "../ui/texts/class-names.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./header-search.module.css"
import { SafePart } from "./screen-boundary.tsx"

const Suggestions = lazyPart(() => import("../suggestions/suggestions.tsx"), "Suggestions")

const closed: Popup = { isOpen: false }

/** Suggestions are loaded once the field has the focus. */
export function HeaderSearch({ className }: { className?: string }) {
  const t = useT()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [{ isOpen, active }, setPopup] = useState(closed)
  const close = () => {
    setTyped(null)
    setPopup(closed)
  }
  useOnChange(useLocation(), close)

  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    <search className={classNames(style.search, className)} aria-label={t("Search")} onBlur={closeOnBlur}>
      <SearchForm>
        <input
          ref={field}
          className={style.field}
          type="search"
          name="q"
          maxLength={longestQuestion}
          autoComplete="off"
          placeholder={t("Search")}
          aria-label={t("Search")}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={active}
          onFocus={() => void Suggestions.fetch().catch(() => undefined)}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value.trim())}
        />
        <button type="submit" className={style.submit} aria-label={t("Search")}>
          <Search className={style.icon} />
        </button>
      </SearchForm>
      {typed && !savesData() && (
        <SafePart>
          <Suggestions id={list} words={typed} field={field} onChange={setPopup} onClose={close} />
        </SafePart>
      )}
    </search>
  )
}
