import { useInBrowser } from "../loading/use-in-browser.ts"
import { useLanguage, useT } from "../words/words.tsx"
import { formatDateTime, type Moment, useZone, zoneName } from "./dates.tsx"
import { minute, useNow } from "./now.ts"

/** The school's zone if the reader's clock differs at that moment; null otherwise, and on the server. */
export function useForeignZone(moment: Moment): string | null {
  const zone = useZone()
  const language = useLanguage()
  const own = useInBrowser(ownZone)
  if (!own || formatDateTime(moment, own) === formatDateTime(moment, zone)) return null
  return zoneName(moment, zone, language)
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** For fields that take moments; undefined where the reader's clock shows the same. */
export function useZoneHint(): string | undefined {
  const zone = useForeignZone(useNow(minute))
  return zone ? `By the school’s clocks: ${zone}.` : undefined
}

/** Appears once the browser's zone is known, and shifts no layout. */
export function ListZone({ className }: { className?: string }) {
  const zone = useForeignZone(useNow(minute, notOnServer))
  const t = useT()
  return zone && <p className={className}>{t("Times are as the school’s clocks show them: {zone}.", { zone })}</p>
}

const notOnServer = () => []

export function ZoneNote({ of, className }: { of: Moment; className?: string }) {
  const zone = useForeignZone(of)
  return zone && <span className={className}>{zone}</span>
}
