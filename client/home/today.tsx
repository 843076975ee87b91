import { Fragment } from "react"
import type { HomeQuery } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import { useOriginalLang } from "../ui/words/words.tsx"
import style from "./today.module.css"

export function Today({ today }: { today: HomeQuery["home"]["today"] | undefined }) {
  if (!today) return null
  const { heading, note, facts, originals } = today
  const localized = (text: string) => <InLanguages text={text} originals={originals} />

  return (
    <section aria-labelledby="today" className={style.today}>
      <div className={style.day}>
        <h2 id="today" className={style.heading}>
          {localized(heading)}
        </h2>
        {note && <p className={style.note}>{localized(note)}</p>}
      </div>
      <dl className={style.facts}>
        {facts.map(({ label, text, path }) => (
          <div key={label}>
            <dt className={style.label}>{localized(label)}</dt>
            <dd>{path ? <Link to={path}>{localized(text)}</Link> : localized(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A text, of which the school may have written parts in English alone: a screen reader speaks those as what they are. */
function InLanguages({ text, originals }: { text: string; originals: string[] }) {
  const lang = useOriginalLang()
  const [original, ...others] = originals
  if (!original) return text

  return text.split(original).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place
    <Fragment key={index}>
      {index > 0 && <span lang={lang}>{original}</span>}
      <InLanguages text={piece} originals={others} />
    </Fragment>
  ))
}
