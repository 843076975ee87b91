import { CardLink } from "../ui/controls/card-link.tsx"
import style from "./popular-pages.module.css"

/** What parents mostly come for, where they have not said yet what they look for, or it was not found. */
export function PopularPages() {
  return (
    <nav aria-labelledby="popular-pages" className={style.often}>
      <h2 id="popular-pages" className={style.heading}>
        Often looked for
      </h2>
      <ul className={style.places}>
        {places.map(({ label, note, path }) => (
          <li key={path} className={style.place}>
            <CardLink to={path} className={style.link}>
              {label}
            </CardLink>
            <span className={style.note}>{note}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const places = [
  { label: "Questions and answers", note: "What parents often ask", path: "/faqs" },
  { label: "What is on", note: "Dates for your diary", path: "/events" },
  { label: "A place for your child", note: "Joining, step by step", path: "/admissions" },
  { label: "The way to the school", note: "Where to come in, and what to bring", path: "/visitor" },
  { label: "Who teaches what", note: "All the teachers", path: "/teachers" },
  { label: "The school office", note: "Write, call or come by", path: "/contact" },
]
