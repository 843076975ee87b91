import { useMemo, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import style from "./conflict-view.module.css"
import type { FieldName } from "./field-names.ts"
import { highlightDifferences } from "./highlight-differences.ts"
import { isEqual, isPlain } from "./is-equal.ts"
import { isColour, renderValue } from "./render-value.tsx"
import { blocksOf, linesAsHtml } from "./words.ts"

export function FieldComparison({ field, mine, theirs }: { field: FieldName; mine: unknown; theirs: unknown }) {
  const { name } = field
  const [left, right] = useMemo(() => highlighted(field, mine, theirs), [field, mine, theirs])

  return (
    <Titled title={name} level="h3" headingClass="step1" className="stack2">
      {Array.isArray(mine) && left !== undefined && <p className="small">What both have is left out.</p>}
      <div className={style.sides}>
        <Side title="Yours" name={name} value={mine} html={left} other={right} />
        <Side title="Theirs, as it is stored now" name={name} value={theirs} html={right} other={left} />
      </div>
    </Titled>
  )
}

function highlighted(field: FieldName, mine: unknown, theirs: unknown): [mine?: string, theirs?: string] {
  if (typeof mine === "boolean") return []
  const [left, right] = [asHtml(field, mine, theirs), asHtml(field, theirs, mine)]
  return left === undefined || right === undefined || left === right ? [] : highlightDifferences(left, right)
}

/** Leaves out rows that the other side has, too. Undefined for values that are not text, such as pictures. */
function asHtml(field: FieldName, value: unknown, other: unknown): string | undefined {
  const { name, rich, choices, fields } = field
  if (value === undefined || value === null || value === false) return ""
  if (Array.isArray(value)) {
    const others = Array.isArray(other) ? other : []
    const isLeftOut = (row: unknown) => others.some((one) => isEqual(row, one))
    return joined(value.map((row, index) => (isLeftOut(row) ? "" : asHtml(field, row, others[index]))))
  }
  if (fields && isPlain(value)) {
    const parts = isPlain(other) ? other : {}
    return joined(
      Object.entries(fields)
        .filter(([, part]) => part.name)
        .map(([key, part], index) =>
          index > 0 && isEqual(value[key], parts[key]) ? "" : asHtml(part, value[key], parts[key]),
        ),
    )
  }
  if (value === true) return linesAsHtml(name)
  if (typeof value !== "string" || isColour(value)) return undefined
  return rich ? value : linesAsHtml(choices?.[value] ?? value)
}

const joined = (parts: (string | undefined)[]) => (parts.includes(undefined) ? undefined : parts.join(""))

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
      <div ref={content}>{html ? <Blocks html={html} other={other} /> : renderValue(html ?? value)}</div>
    </section>
  )
}

function Blocks({ html, other }: { html: string; other: string }) {
  const otherBlocks = new Set(blocksOf(other).map(({ outerHTML }) => outerHTML))

  return (
    <div className="stack3">
      {blocksOf(html).map(({ outerHTML }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is read-only
        <RichText key={index} html={outerHTML} className={otherBlocks.has(outerHTML) ? undefined : style.differs} />
      ))}
    </div>
  )
}
