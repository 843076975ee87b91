import { useEffect, useState } from "react"
import { useZone } from "../../base/ui/dates/dates.tsx"
import style from "../writing/draft-offer.module.css"
import { findings } from "./checks.ts"
import type { AnyFields, FormValues } from "./field.ts"

type SecondLookProps = { fields: AnyFields; values: FormValues; before: FormValues }

/** Milliseconds without typing before it looks. */
const pauseMs = 1200

/** Advice before sending, which it never holds up. */
export function SecondLook({ fields, values, before }: SecondLookProps) {
  const zone = useZone()
  const [found, setFound] = useState<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fields` and `before` are new objects each time
  useEffect(() => {
    const timer = setTimeout(() => setFound(findings(fields, values, before, { now: Date.now(), zone })), pauseMs)
    return () => clearTimeout(timer)
  }, [values, zone])

  return (
    <div aria-live="polite" className={found.length > 0 ? style.note : "unseen"}>
      {found.length > 0 && <p className="strong">Worth a second look</p>}
      <ul className="stack1">
        {found.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
