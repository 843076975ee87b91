import { useNow } from "../../base/ui/dates/now.ts"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { localeOf } from "../../base/ui/words/language.ts"
import type { Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./countdown.module.css"

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

type Part = { unit: "day" | "hour" | "minute" | "second"; number: number }

/** Never announced by screen readers. With reduced motion, without seconds. */
export function Countdown({ to }: { to: string }) {
  const t = useT()
  const reducedMotion = useInBrowser(() => matchMedia("(prefers-reduced-motion: reduce)").matches) ?? false
  const remainingMs = Math.max(0, Date.parse(to) - useNow(reducedMotion ? 10 * second : second))
  const parts: Part[] = [
    { unit: "day", number: Math.floor(remainingMs / day) },
    { unit: "hour", number: Math.floor((remainingMs % day) / hour) },
    { unit: "minute", number: Math.floor((remainingMs % hour) / minute) },
  ]
  const shown: Part[] = reducedMotion
    ? parts
    : [...parts, { unit: "second", number: Math.floor((remainingMs % minute) / second) }]

  return (
    <div role="timer" aria-label={t("Begins in {time}", { time: durationText(t, parts) })} className={style.countdown}>
      {shown.map((part) => (
        <span key={part.unit} className={style.part} aria-hidden="true">
          <span className={style.number}>{part.number}</span>
          <span className={style.unit}>{unitOf(part, t)}</span>
        </span>
      ))}
    </div>
  )
}

function durationText(t: Translate, parts: Part[]) {
  const shown = parts.filter(({ number }) => number > 0).map((part) => formatOf(part, t).format(part.number))
  return shown.length > 0 ? new Intl.ListFormat(localeOf(t.language)).format(shown) : t("less than a minute")
}

const unitOf = (part: Part, t: Translate) =>
  formatOf(part, t)
    .formatToParts(part.number)
    .find(({ type }) => type === "unit")?.value

const formatOf = ({ unit }: Part, { language }: Translate) =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long", useGrouping: false })
