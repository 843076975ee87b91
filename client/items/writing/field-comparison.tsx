import { useMemo, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import style from "./conflict-view.module.css"
import { type FieldName, labelOf } from "./field-names.ts"
import { highlightDifferences } from "./highlight-differences.ts"
import { renderValue } from "./render-value.tsx"
import { blocksOf, linesAsHtml } from "./words.ts"

export function FieldComparison({ field, mine, theirs }: { field: FieldName; mine: unknown; theirs: unknown }) {
  const name = labelOf(field)
  const [left, right] = useMemo(() => highlighted(field, mine, theirs), [field, mine, theirs])

  return (
    <Titled title={name} level="h3" look="step1" className="stack2">
      <div className={style.sides}>
        <Side title="Yours" name={name} value={mine} html={left} other={right} />
        <Side title="Theirs, as it is stored now" name={name} value={theirs} html={right} other={left} />
      </div>
    </Titled>
  )
}

function highlighted(field: FieldName, mine: unknown, theirs: unknown): [mine?: string, theirs?: string] {
  if (typeof mine !== "string" || typeof theirs !== "string") return []
  if (typeof field === "string") return highlightDifferences(linesAsHtml(mine), linesAsHtml(theirs))
  return highlightDifferences(mine, theirs)
}

type SideProps = { title: string; name: string; value: unknown; html?: string; other?: string }

function Side({ title, name, value, html, other = "" }: SideProps) {
  const content = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = () => {
    getSelection()?.selectAllChildren(content.current as Node)
    setCopied(document.execCommand("copy"))
  }

  return (
    <section className={style.side} aria-label={`${title}: ${name}`}>
      <div className="row2 spread">
        <h4 className={style.whose}>{title}</h4>
        {html && (
          // `execCommand` copies formatted text too and needs no secure connection.
          <MinorButton onClick={copy}>
            {copied ? "Copied" : "Copy"}
            <span className="unseen">
              {" "}
              {title}: {name}
            </span>
          </MinorButton>
        )}
      </div>
      <div ref={content}>{html ? <Blocks html={html} other={other} /> : renderValue(value)}</div>
    </section>
  )
}

function Blocks({ html, other }: { html: string; other: string }) {
  const elsewhere = new Set(blocksOf(other).map(({ outerHTML }) => outerHTML))

  return (
    <div className="stack3">
      {blocksOf(html).map(({ outerHTML }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text only shows
        <RichText key={index} html={outerHTML} className={elsewhere.has(outerHTML) ? undefined : style.differs} />
      ))}
    </div>
  )
}
