import { isoDay, useZone } from "../../base/ui/dates/dates.tsx"
import { fromField } from "../../base/ui/dates/school-time.ts"
import { useZoneHint } from "../../base/ui/dates/zone-note.tsx"
import { noticeHeadings } from "../../generated/constants.ts"
import { addNoticeLimits } from "../../generated/limits.ts"
import type { AddNoticeInput } from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import type { Fields } from "../../items/forms/field.ts"
import { moment, optionalMoment } from "../../items/forms/moment.tsx"
import { multiline } from "../../items/forms/text.tsx"

export function useNoticeForm() {
  const zone = useZone()
  const zoneHint = useZoneHint()
  const fields = {
    text: multiline({ label: "What is there to know?", rows: 3 }),
    kind: select({ label: "Heading", choices: noticeHeadings }),
    startsAt: optionalMoment({ label: "From", hint: zoneHint ?? "Leave empty to begin at once.", half: true }, zone),
    endsAt: moment({ label: "Until", hint: zoneHint ?? "It disappears by itself then.", half: true }, zone),
  } satisfies Fields<Omit<AddNoticeInput, "idempotencyKey">>

  return { fields, limits: addNoticeLimits }
}

/** The hour from which notices are mostly about tomorrow. */
const afternoon = 15

export function defaultEnd(now: number, zone: string) {
  const later = new Date(now + (24 - afternoon) * 60 * 60 * 1000)
  return fromField(`${isoDay(later, zone)}T23:59`, zone)
}
