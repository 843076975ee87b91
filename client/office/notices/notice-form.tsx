import { useSiteLanguages } from "../../base/layout/site-info.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { isoDay, useZone } from "../../base/ui/dates/dates.tsx"
import { fromField } from "../../base/ui/dates/school-time.ts"
import { useForeignZone } from "../../base/ui/dates/zone-note.tsx"
import { noticeHeadings } from "../../generated/constants.ts"
import { languageTable } from "../../generated/languages.ts"
import { addNoticeLimits } from "../../generated/limits.ts"
import type { AddNoticeInput, NoticeFieldsFragment } from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import type { Fields, InputOf } from "../../items/forms/field.ts"
import { moment, optionalMoment } from "../../items/forms/moment.tsx"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { multiline } from "../../items/forms/text.tsx"

export type NoticeInput = InputOf<ReturnType<typeof noticeFields>>

type NoticeFormProps = {
  notice?: NoticeFieldsFragment
  save: (input: NoticeInput, sending: Sending) => Promise<void>
  submitLabel: string
  onCancel: () => void
}

export function NoticeForm({ notice, ...form }: NoticeFormProps) {
  const zone = useZone()
  const foreignZone = useForeignZone(Date.now())
  const fields = noticeFields(zone, foreignZone ? `By the school’s clocks: ${foreignZone}.` : undefined)
  const start = notice ?? { kind: "OTHER", endsAt: usualEnd(Date.now(), zone) }

  return (
    <SimpleForm {...form} fields={fields} limits={addNoticeLimits} start={start} sendsOnEnter={false}>
      {(rows) => (
        <>
          {rows}
          {notice && <TranslationLink />}
        </>
      )}
    </SimpleForm>
  )
}

function TranslationLink() {
  const [, ...others] = useSiteLanguages()
  if (others.length === 0) return null
  return (
    <p>
      <Link to="/admin/site/translations">
        Translate it into {others.map((other) => languageTable[other].name).join(", ")}
      </Link>
    </p>
  )
}

function noticeFields(zone: string, hint: string | undefined) {
  return {
    text: multiline({ label: "What is there to know?", rows: 3 }),
    kind: select({ label: "Heading", choices: noticeHeadings }),
    startsAt: optionalMoment({ label: "From", hint: hint ?? "At once, where it is empty.", half: true }, zone),
    endsAt: moment({ label: "Until", hint: hint ?? "Then it goes by itself.", half: true }, zone),
  } satisfies Fields<Omit<AddNoticeInput, "idempotencyKey">>
}

/** The hour from which notices are mostly about tomorrow. */
const afternoon = 15

export function usualEnd(now: number, zone: string) {
  const later = new Date(now + (24 - afternoon) * 60 * 60 * 1000)
  return fromField(`${isoDay(later, zone)}T23:59`, zone)
}
