import { useInBrowser } from "../loading/use-in-browser.ts"
import { useLanguage, useT } from "../words/words.tsx"
import { formatDateTime, type Moment, useZone, zoneName } from "./dates.tsx"
import { minute, useNow } from "./now.ts"

/** The school's zone for a reader whose clock differs at that moment; null for others, and on the server. */
export function useForeignZone(moment: Moment): string | null {
  const zone = useZone()
  const language = useLanguage()
  const own = useInBrowser(ownZone)
  if (!own || formatDateTime(moment, own) === formatDateTime(moment, zone)) return null
  return zoneName(moment, zone, language)
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** One zone note below a list of times: it shows once the browser's zone is known, and moves nothing. */
export function ListZone({ className }: { className?: string }) {
  const zone = useForeignZone(useNow(minute, notOnServer))
  const t = useT()
  return zone && <p className={className}>{t("Times are as the school’s clocks show them: {zone}.", { zone })}</p>
}

/** The server renders no such note. */
const notOnServer = () => []

/** Tells a reader elsewhere the zone of the time beside it. */
export function ZoneNote({ of, className }: { of: Moment; className?: string }) {
  const zone = useForeignZone(of)
  return zone && <span className={className}>{zone}</span>
}
