import { Fragment, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import type { SentBackFieldsFragment } from "../../generated/graphql.ts"
import style from "./publication-note.module.css"
import { selectWords } from "./select-words.ts"

/** `withText`: the screen also shows the text, in which quoted passages are found. */
export function ReviewNote({
  of: { user, at, note },
  withText = false,
}: {
  of: SentBackFieldsFragment
  withText?: boolean
}) {
  const element = useRef<HTMLDivElement>(null)
  const [notFound, setNotFound] = useState("")
  const lines = note.split("\n").map((line, index) => ({ key: index, line, quote: quoteIn(line) }))

  return (
    <div ref={element} className={style.part}>
      <p>
        <b>{user.name}</b> sent it back, <Moment of={at} />:
      </p>
      <blockquote className={style.words}>
        {lines.map(({ key, line, quote }) => (
          <Fragment key={key}>
            {line}{" "}
            {quote && withText && (
              <MinorButton onClick={() => setNotFound(selectWords(quote, element.current) ? "" : quote)}>
                {quote === notFound ? "Not in the text any more" : "Show"}
                <span className="unseen"> “{quote}”</span>
              </MinorButton>
            )}
            {"\n"}
          </Fragment>
        ))}
      </blockquote>
    </div>
  )
}

/** The quoted passage, in the format of `sendBack`. */
const quoteIn = (line: string) => /^“(.+)”$/.exec(line.trim())?.[1]
