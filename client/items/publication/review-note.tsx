import { Fragment, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import type { SentBackFieldsFragment } from "../../generated/graphql.ts"
import { selectWords } from "./select-words.ts"
import style from "./standing.module.css"

/** `beside`: the screen also shows the text, in which quoted passages are found. */
export function ReviewNote({
  of: { user, at, note },
  beside = false,
}: {
  of: SentBackFieldsFragment
  beside?: boolean
}) {
  const whole = useRef<HTMLDivElement>(null)
  const [gone, setGone] = useState("")
  const lines = note.split("\n").map((line, index) => ({ key: index, line, quote: quoteIn(line) }))

  return (
    <div ref={whole} className={style.part}>
      <p>
        <b>{user.name}</b> sent it back, <Moment of={at} />:
      </p>
      <blockquote className={style.words}>
        {lines.map(({ key, line, quote }) => (
          <Fragment key={key}>
            {line}{" "}
            {quote && beside && (
              <MinorButton onClick={() => setGone(selectWords(quote, whole.current) ? "" : quote)}>
                {quote === gone ? "Not in the text any more" : "Show"}
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
