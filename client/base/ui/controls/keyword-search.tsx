import Search from "lucide-react/icons/search"
import type { ComponentProps, FormEvent } from "react"
import { useNavigate } from "react-router-dom"
import { pathIn } from "../words/language-path.ts"
import { useT } from "../words/words.tsx"
import { Button } from "./button.tsx"
import style from "./keyword-search.module.css"

export const searchAddress = (words: string) => (words ? `/search?q=${encodeURIComponent(words)}` : "/search")

/** Around a field `q`. Works without scripts too. */
export function SearchForm({ search, ...form }: ComponentProps<"form"> & { search?: (words: string) => void }) {
  const t = useT()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get("q")).trim()
    if (search) search(words)
    else navigate(searchAddress(words))
  }
  return <form {...form} action={pathIn(t.language, "/search")} method="get" onSubmit={submit} />
}

export function KeywordSearch({ placeholder, onSubmit }: { placeholder: string; onSubmit?: () => void }) {
  const t = useT()

  return (
    <search onSubmit={onSubmit}>
      <SearchForm className={style.form}>
        <label className={style.box}>
          <span className="unseen">{t("Keyword")}</span>
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
      </SearchForm>
    </search>
  )
}
