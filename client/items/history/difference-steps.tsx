import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import { type RefObject, useEffect, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import style from "./versions-screen.module.css"

export const difference = { "data-difference": "", tabIndex: -1 }

export function DifferenceSteps({ within: container }: { within: RefObject<HTMLElement | null> }) {
  const [{ at, count }, setPlace] = useState({ at: 0, count: 0 })
  useEffect(() => setPlace({ at: 0, count: differencesIn(container).length }), [container])

  const step = (by: number) => {
    const all = differencesIn(container)
    if (all.length === 0) return
    const next = at === 0 && by < 0 ? all.length : ((at + by - 1 + all.length) % all.length) + 1
    setPlace({ at: next, count: all.length })
    const target = all[next - 1]
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: "center" })
  }
  useStepKeys(step)

  return (
    <div className={style.steps}>
      <p role="status">
        {at > 0 ? `Difference ${at} of ${count}` : count === 1 ? "1 difference" : `${count} differences`}
      </p>
      {count > 0 && (
        <>
          <MinorButton aria-keyshortcuts="P" onClick={() => step(-1)}>
            <ArrowUp />
            Previous
          </MinorButton>
          <MinorButton aria-keyshortcuts="N" onClick={() => step(1)}>
            <ArrowDown />
            Next difference
          </MinorButton>
        </>
      )}
    </div>
  )
}

const differencesIn = (container: RefObject<HTMLElement | null>) => [
  ...(container.current?.querySelectorAll<HTMLElement>("[data-difference]") ?? []),
]

/** Only while the focus is within the comparison: elsewhere a letter belongs to the browser or a field. */
function useStepKeys(step: (by: number) => void) {
  useListener("keydown", (event) => {
    const steps: Record<string, number> = { n: 1, p: -1 }
    const by = steps[event.key]
    const target = event.target as HTMLElement
    if (!by || event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return
    if (!target.closest("[data-comparison]")) return
    event.preventDefault()
    step(by)
  })
}
