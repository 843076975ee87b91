import Search from "lucide-react/icons/search"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { Button } from "../../base/ui/controls/button.tsx"
import { SearchForm, searchAddress } from "../../base/ui/controls/keyword-search.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { savesData } from "../../base/ui/loading/metered.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { longestQuestion } from "../../generated/constants.ts"
import style from "./live-search.module.css"

type Typing = { typing?: true }

export function useIsTyping(): boolean {
  const state: Typing | null = useLocation().state
  return Boolean(state?.typing)
}

/** `waiting` is true while a request is in flight. */
export function LiveSearch({ q, waiting }: { q: string; waiting: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const { search, searchAsTyped } = useSearching(q, waiting)
  const t = useT()

  useEffect(() => {
    const field = form.current?.querySelector("input")
    if (field && field.value.trim() !== q) field.value = q
    if (!q) field?.focus()
  }, [q])

  return (
    <search>
      <SearchForm ref={form} className={style.form} search={search}>
        <TextField
          label={t("What are you looking for?")}
          required
          type="search"
          name="q"
          maxLength={longestQuestion}
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={q}
          onInput={({ currentTarget }) => searchAsTyped(currentTarget.value.trim())}
        />
        <Button type="submit">
          <Search />
          {t("Search")}
        </Button>
      </SearchForm>
    </search>
  )
}

const delayMs = 300
/** While a request is in flight: on a slow connection not every key should cost a request. */
const longDelayMs = 1500

function useSearching(q: string, waiting: boolean) {
  const navigate = useNavigate()
  const isTyping = useIsTyping()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const latest = useRef({ q, isTyping })
  latest.current = { q, isTyping }

  return {
    search(words: string) {
      clearTimeout(timer.current)
      if (words) navigate(searchAddress(words), { replace: words === q && isTyping })
    },
    /** Going back leads to the last submitted search, not to half-typed words. */
    searchAsTyped(words: string) {
      clearTimeout(timer.current)
      if (words.length === 1 || savesData()) return
      const go = () => {
        const { q, isTyping } = latest.current
        const state: Typing = { typing: true }
        if (words !== q) navigate(searchAddress(words), { replace: isTyping || !q, state })
      }
      timer.current = setTimeout(go, waiting ? longDelayMs : delayMs)
    },
  }
}
