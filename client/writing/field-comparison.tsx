import { useEffect, useId, useRef, useState } from "react"
import { Button } from "../ui/controls/button.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import style from "./conflict-view.module.css"
import { type FieldName, labelOf } from "./field-names.ts"
import { renderValue } from "./render-value.tsx"

export type ComparedField = { field: FieldName; mine: unknown; theirs: unknown }

/** Both texts of a field, with the words marked that the other has not. */
export function FieldComparison({ field, mine, theirs }: ComparedField) {
  const id = useId()
  const rich = typeof field !== "string"
  const isText = typeof mine === "string" && typeof theirs === "string"

  return (
    <section aria-labelledby={id} className={style.field}>
      <h3 id={id} className={style.name}>
        {labelOf(field)}
      </h3>
      <div className={style.sides}>
        {isText ? (
          <Texts name={labelOf(field)} mine={mine} theirs={theirs} rich={rich} />
        ) : (
          <Values name={labelOf(field)} mine={mine} theirs={theirs} />
        )}
      </div>
    </section>
  )
}

const titles = { mine: "Yours", theirs: "Theirs, as it is stored now" }

type ValuesProps<Value> = { name: string; mine: Value; theirs: Value }

function Values({ name, mine, theirs }: ValuesProps<unknown>) {
  return (
    <>
      <section className={style.side} aria-label={`${titles.mine}: ${name}`}>
        <h4 className={style.whose}>{titles.mine}</h4>
        {renderValue(mine)}
      </section>
      <section className={style.side} aria-label={`${titles.theirs}: ${name}`}>
        <h4 className={style.whose}>{titles.theirs}</h4>
        {renderValue(theirs)}
      </section>
    </>
  )
}

function Texts({ name, mine, theirs, rich }: ValuesProps<string> & { rich: boolean }) {
  const inHtml = rich ? (html: string) => html : linesAsHtml
  const [left, right] = useHighlighted(inHtml(mine), inHtml(theirs))

  return (
    <>
      <TextSide title={titles.mine} name={name} html={left} other={right} />
      <TextSide title={titles.theirs} name={name} html={right} other={left} />
    </>
  )
}

type TextSideProps = { title: string; name: string; html: string; other: string }

function TextSide({ title, name, html, other }: TextSideProps) {
  const text = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = () => {
    getSelection()?.selectAllChildren(text.current as Node)
    setCopied(document.execCommand("copy"))
  }

  return (
    <section className={style.side} aria-label={`${title}: ${name}`}>
      <div className={style.head}>
        <h4 className={style.whose}>{title}</h4>
        {html && (
          // By the browser's older way, which takes formatted text along and needs no safe connection.
          <Button variant="quiet" size="small" onClick={copy}>
            {copied ? "Copied" : "Copy"}
            <VisuallyHidden>
              {" "}
              {title}: {name}
            </VisuallyHidden>
          </Button>
        )}
      </div>
      <div ref={text}>{html ? <Blocks html={html} other={other} /> : renderValue("")}</div>
    </section>
  )
}

/** Rich text, paragraph by paragraph, with a mark at those that the other version has not. */
function Blocks({ html, other }: { html: string; other: string }) {
  const elsewhere = new Set(blocksOf(other))

  return (
    <div className={style.blocks}>
      {blocksOf(html).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text only shows
        <RichText key={index} html={block} className={elsewhere.has(block) ? undefined : style.differs} />
      ))}
    </div>
  )
}

function blocksOf(html: string): string[] {
  const { children } = new DOMParser().parseFromString(html, "text/html").body
  return [...children].map(({ outerHTML }) => outerHTML)
}

/** What compares words is fetched when two versions are first shown; without it, paragraphs are marked. */
function useHighlighted(one: string, other: string) {
  const [texts, setTexts] = useState([one, other] as const)

  useEffect(() => {
    let gone = false
    setTexts([one, other])
    import("./highlight-differences.ts").then(
      ({ highlightDifferences }) => !gone && setTexts(highlightDifferences(one, other)),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [one, other])

  return texts
}

/** Plain text, a paragraph for each of its lines. */
function linesAsHtml(text: string) {
  const body = document.createElement("div")
  for (const line of text ? text.split("\n") : []) {
    const paragraph = document.createElement("p")
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body.innerHTML
}
