import { useEffect, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { whenSettled } from "../../base/ui/pictures/in-turn.ts"
import style from "../writing/draft-offer.module.css"
import { findings } from "./checks.ts"
import type { AnyFields, FormValues } from "./field.ts"
import { type NameInText, useNamesBesideFaces, withFirstName } from "./names-beside-faces.ts"

type SecondLookProps = {
  fields: AnyFields
  values: FormValues
  before: FormValues
  /** Called with the field's value as the advice suggests it. */
  onReplace: (part: FormValues) => void
  /** Called with the element of the advice, null if there is no advice. */
  onAdvice?: (element: HTMLElement | null) => void
}

/** Milliseconds without typing before the check. */
const pauseMs = 1200

/** Advice before sending; never blocks sending. */
export function SecondLook({ fields, values, before, onReplace, onAdvice }: SecondLookProps) {
  const zone = useZone()
  const [found, setFound] = useState<string[]>([])
  const [settled, setSettled] = useState<FormValues>({})
  const names = useNamesBesideFaces(settled)
  const panel = useRef<HTMLDivElement>(null)
  const hasAdvice = found.length + names.length > 0
  const latest = useRef({ values, onReplace })
  latest.current = { values, onReplace }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fields` and `before` are new objects each time
  useEffect(() => {
    const timer = setTimeout(() => {
      setFound(findings(fields, values, before, { now: Date.now(), zone }))
      setSettled(values)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [values, zone])

  useEffect(() => onAdvice?.(hasAdvice ? panel.current : null), [hasAdvice, onAdvice])

  const shorten = async (name: NameInText) => {
    // The editors that remount would lose the pictures that are being prepared for them.
    await whenSettled()
    const { values, onReplace } = latest.current
    onReplace({ [name.field]: withFirstName(values[name.field], name) })
    // The focused button disappears.
    panel.current?.focus()
  }

  return (
    <div ref={panel} tabIndex={-1} aria-live="polite" className={hasAdvice ? style.note : "unseen"}>
      {hasAdvice && <p className="strong">Worth a second look</p>}
      <ul className="stack1">
        {found.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {names.map((name) => (
          <li key={`${name.field} ${name.written}`} className="line3">
            {fields[name.field]?.options.label}: “{name.written}” is the full name of a child, beside a picture that may
            show them.
            <MinorButton onClick={() => void shorten(name)}>First name only</MinorButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
