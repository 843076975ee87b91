import Search from "lucide-react/icons/search"
import { type ComponentProps, type RefObject, useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { Button } from "../ui/controls/button.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import { pathIn } from "../ui/words/language-path.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./live-search.module.css"

type Typing = { typing?: true }

export const addressOf = (q: string) => (q ? `/search?q=${encodeURIComponent(q)}` : "/search")

/** Whether the words in the address were not sent off, but are those of somebody who still types. */
export function useIsTyping(): boolean {
  const state: Typing | null = useLocation().state
  return Boolean(state?.typing)
}

type Submit = NonNullable<ComponentProps<"form">["onSubmit"]>
type LiveSearchProps = { q: string; waiting: RefObject<boolean> }

/** Works without scripts too. `waiting` says whether an answer is under way. */
export function LiveSearch({ q, waiting }: LiveSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const { search, follow } = useSearching(q, waiting)
  const t = useT()

  useEffect(() => {
    const field = form.current?.querySelector("input")
    if (field && field.value.trim() !== q) field.value = q
    if (!q) field?.focus()
  }, [q])

  const submit: Submit = (event) => {
    event.preventDefault()
    search(String(new FormData(event.currentTarget).get("q")).trim())
  }

  return (
    <search>
      <form ref={form} action={pathIn(t.language, "/search")} method="get" className={style.form} onSubmit={submit}>
        <TextField
          label={t("What are you looking for?")}
          required
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={q}
          onInput={({ currentTarget }) => follow(currentTarget.value.trim())}
        />
        <Button type="submit">
          <Search aria-hidden="true" />
          {t("Search")}
        </Button>
      </form>
    </search>
  )
}

/** Milliseconds after the last key: somebody hesitates. */
const pause = 300
/** While an answer is still awaited: on a slow line not every key should cost a request. */
const longPause = 1500

function useSearching(q: string, waiting: RefObject<boolean>) {
  const navigate = useNavigate()
  const isTyping = useIsTyping()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const latest = useRef({ q, isTyping })
  latest.current = { q, isTyping }

  return {
    search(words: string) {
      clearTimeout(timer.current)
      if (words) navigate(addressOf(words), { replace: words === q && isTyping })
    },
    /** Going back leads to what was sent off before, not to half words. */
    follow(words: string) {
      clearTimeout(timer.current)
      if (words.length === 1 || savesData()) return
      const go = () => {
        const { q, isTyping } = latest.current
        const state: Typing = { typing: true }
        if (words !== q) navigate(addressOf(words), { replace: isTyping || !q, state })
      }
      timer.current = setTimeout(go, waiting.current ? longPause : pause)
    },
  }
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}

/** Whoever pays for every byte has said so. */
const savesData = () => navigator.connection?.saveData ?? false
