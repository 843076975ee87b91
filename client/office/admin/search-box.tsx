import Search from "lucide-react/icons/search"
import { type FormEvent, useEffect, useRef, useState } from "react"
import style from "./search-box.module.css"

type SearchBoxProps = {
  label: string
  value: string
  onSearch: (words: string) => void
}

const debounceMs = 300

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const words = typed.trim()
  const report = useRef(() => {})
  report.current = () => {
    reported.current = words
    onSearch(words)
  }

  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    if (words === reported.current) return
    const timer = setTimeout(() => report.current(), debounceMs)
    return () => clearTimeout(timer)
  }, [words])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    report.current()
  }

  return (
    <search className={style.search}>
      <form onSubmit={submit} className={style.box}>
        <Search className={style.icon} />
        <input
          type="search"
          className={style.input}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  )
}
