import { useSyncExternalStore } from "react"
import { useNow } from "../ui/dates/now.ts"
import { localeOf } from "../ui/words/language.ts"
import type { Translate } from "../ui/words/translate.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./countdown.module.css"

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** How long until an event begins. Without seconds for whoever wants nothing to move; shown in words, never announced. */
export function Countdown({ to }: { to: string }) {
  const t = useT()
  const still = useStillness()
  const left = Math.max(0, Date.parse(to) - useNow(still ? 10 * second : second))
  const parts = [
    { unit: units.day, number: Math.floor(left / day) },
    { unit: units.hour, number: Math.floor((left % day) / hour) },
    { unit: units.minute, number: Math.floor((left % hour) / minute) },
  ]
  const shown = still ? parts : [...parts, { unit: units.second, number: Math.floor((left % minute) / second) }]

  return (
    <div role="timer" aria-label={t("Begins in {time}", { time: spoken(t, parts) })} className={style.countdown}>
      {shown.map(({ unit, number }) => (
        <span key={unit.named(t, 0)} className={style.part} aria-hidden="true">
          <span className={style.number}>{number}</span>
          <span className={style.unit}>{unit.named(t, number)}</span>
        </span>
      ))}
    </div>
  )
}

type Counted = (t: Translate, count: number) => string
type Unit = { named: Counted; counted: Counted }

const units = {
  day: {
    named: (t, count) => t.count(count, { one: "day", other: "days" }),
    counted: (t, count) => t.count(count, { one: "1 day", other: "{count} days" }),
  },
  hour: {
    named: (t, count) => t.count(count, { one: "hour", other: "hours" }),
    counted: (t, count) => t.count(count, { one: "1 hour", other: "{count} hours" }),
  },
  minute: {
    named: (t, count) => t.count(count, { one: "minute", other: "minutes" }),
    counted: (t, count) => t.count(count, { one: "1 minute", other: "{count} minutes" }),
  },
  second: {
    named: (t, count) => t.count(count, { one: "second", other: "seconds" }),
    counted: (t, count) => t.count(count, { one: "1 second", other: "{count} seconds" }),
  },
} satisfies Record<string, Unit>

/** "3 days, 4 hours and 12 minutes" */
function spoken(t: Translate, parts: { unit: Unit; number: number }[]) {
  const shown = parts.filter(({ number }) => number > 0).map(({ unit, number }) => unit.counted(t, number))
  return shown.length > 0 ? new Intl.ListFormat(localeOf(t.language)).format(shown) : t("less than a minute")
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
