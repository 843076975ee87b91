import { useSyncExternalStore } from "react"
import { useNow } from "../ui/dates/now.ts"
import style from "./countdown.module.css"

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long until an event begins. Without seconds for whoever wants nothing to move; shown in words, never announced. */
export function Countdown({ to }: { to: string }) {
  const still = useStillness()
  const left = Math.max(0, Date.parse(to) - useNow(still ? 10 * second : second))
  const parts = [
    { unit: "day", number: Math.floor(left / day) },
    { unit: "hour", number: Math.floor((left % day) / hour) },
    { unit: "minute", number: Math.floor((left % hour) / minute) },
  ]
  const shown = still ? parts : [...parts, { unit: "second", number: Math.floor((left % minute) / second) }]

  return (
    <div role="timer" aria-label={`Begins in ${spoken(parts)}`} className={style.countdown}>
      {shown.map(({ unit, number }) => (
        <span key={unit} className={style.part} aria-hidden="true">
          <span className={style.number}>{number}</span>
          <span className={style.unit}>{named(unit, number)}</span>
        </span>
      ))}
    </div>
  )
}

type Part = { unit: string; number: number }

/** "3 days, 4 hours and 12 minutes" */
function spoken(parts: Part[]) {
  const shown = parts.filter(({ number }) => number > 0).map(({ unit, number }) => `${number} ${named(unit, number)}`)
  return shown.length > 0 ? new Intl.ListFormat("en-GB").format(shown) : "less than a minute"
}

function named(unit: string, number: number) {
  return number === 1 ? unit : `${unit}s`
}

function useStillness() {
  return useSyncExternalStore(
    follow,
    () => query().matches,
    () => false,
  )
}

const query = () => matchMedia("(prefers-reduced-motion: reduce)")

function follow(listener: () => void) {
  const followed = query()
  followed.addEventListener("change", listener)
  return () => followed.removeEventListener("change", listener)
}
