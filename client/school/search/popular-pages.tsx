import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./popular-pages.module.css"

export function PopularPages() {
  const t = useT()
  return (
    <nav aria-labelledby="popular-pages" className={style.often}>
      <h2 id="popular-pages" className="step2">
        {t("Often looked for")}
      </h2>
      <ul className={style.places}>
        {places.map(({ label, note, path }) => (
          <li key={path} className={style.place}>
            <CardLink to={path} className={style.link}>
              {t(label)}
            </CardLink>
            <span className="small">{t(note)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const places = [
  { label: msg("Questions and answers"), note: msg("What parents often ask"), path: "/faqs" },
  { label: msg("What is on"), note: msg("Dates for your diary"), path: "/events" },
  { label: msg("A place for your child"), note: msg("Joining, step by step"), path: "/admissions" },
  { label: msg("The way to the school"), note: msg("Where to come in, and what to bring"), path: "/visitor" },
  { label: msg("Who teaches what"), note: msg("All the teachers"), path: "/teachers" },
  { label: msg("The school office"), note: msg("Write, call or come by"), path: "/contact" },
]
