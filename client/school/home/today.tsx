import { Fragment } from "react"
import { Link } from "../../base/ui/controls/link.tsx"
import { useToday } from "../../base/ui/dates/today.ts"
import { useOriginalLang } from "../../base/ui/words/words.tsx"
import type { HomeQuery } from "../../generated/graphql.ts"
import style from "./today.module.css"

export function Today({ today }: Pick<HomeQuery["home"], "today">) {
  const day = useToday()
  // A page stored on an earlier day does not say what today is like.
  if (today?.day !== day) return null
  const { heading, note, facts, originals } = today
  const localized = (text: string) => <InLanguages text={text} originals={originals} />

  return (
    <section aria-labelledby="today" className={style.today}>
      <div>
        <h2 id="today" className="step2">
          {localized(heading)}
        </h2>
        {note && <p className="breaks soft">{localized(note)}</p>}
      </div>
      <dl className={style.facts}>
        {facts.map(({ label, text, path }) => (
          <div key={label}>
            <dt className="small">{localized(label)}</dt>
            <dd className="breaks">{path ? <Link to={path}>{localized(text)}</Link> : localized(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Marks parts in English only, so that screen readers pronounce them correctly. */
function InLanguages({ text, originals }: { text: string; originals: string[] }) {
  const lang = useOriginalLang()
  const [original, ...others] = originals
  if (!original) return text

  return text.split(original).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no key but their position
    <Fragment key={index}>
      {index > 0 && <span lang={lang}>{original}</span>}
      <InLanguages text={piece} originals={others} />
    </Fragment>
  ))
}
