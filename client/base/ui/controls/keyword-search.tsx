import Search from "lucide-react/icons/search"
import type { FormEvent } from "react"
import { useNavigate } from "react-router-dom"
import { VisuallyHidden } from "../texts/visually-hidden.tsx"
import { pathIn } from "../words/language-path.ts"
import { useT } from "../words/words.tsx"
import { Button } from "./button.tsx"
import style from "./keyword-search.module.css"

export const searchAddress = (words: string) => (words ? `/search?q=${encodeURIComponent(words)}` : "/search")

export function KeywordSearch({ placeholder }: { placeholder: string }) {
  const t = useT()
  const navigate = useNavigate()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(searchAddress(String(new FormData(event.currentTarget).get("q") ?? "").trim()))
  }

  return (
    <search>
      <form action={pathIn(t.language, "/search")} method="get" className={style.form} onSubmit={search}>
        <label className={style.box}>
          <VisuallyHidden>{t("Keyword")}</VisuallyHidden>
          <Search className={style.icon} />
          <input
            className={style.input}
            type="search"
            name="q"
            placeholder={placeholder || undefined}
            maxLength={100}
          />
        </label>
        <Button type="submit" className={style.button}>
          {t("Search")}
        </Button>
      </form>
    </search>
  )
}
