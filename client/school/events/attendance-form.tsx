import { useZone } from "../../base/ui/dates/dates.tsx"
import { formatTimes } from "../../base/ui/dates/times.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import {
  type AttendEventInput,
  type AttendEventMutation,
  type EventFieldsFragment,
  useAttendEventMutation,
} from "../../generated/graphql.ts"
import { attendEventLimits } from "../../generated/limits.ts"
import { email, type Fields, text, wholeNumber } from "../../items/forms/text.tsx"
import { VisitorForm } from "../inbox/visitor-form.tsx"
import { placesLeft } from "./event-status.tsx"

type Reply = Omit<AttendEventMutation["attendEvent"], "__typename">

export type Confirmed = Partial<Reply> & Pick<Reply, "state" | "path"> & { name: string; guests: number }

type AttendanceFormProps = {
  event: EventFieldsFragment & { lang?: string }
  onConfirmed: (who: Confirmed) => void
  onCancel: () => void
}

export const guests = wholeNumber({
  label: msg("Guests"),
  hint: msg("How many people you bring, without yourself."),
  required: true,
  input: { type: "number" },
})

const fields = {
  name: text({ label: msg("Name"), input: { autoComplete: "name", "data-first-focus": true } }),
  email: email({
    label: msg("Email"),
    hint: msg("For the link by which you can change this. Only the school sees it."),
    input: { autoComplete: "email" },
  }),
  guests,
} satisfies Fields<AttendEventInput>

/** Idempotent: the server counts an email address once per event. */
export function AttendanceForm({ event, onConfirmed, onCancel }: AttendanceFormProps) {
  const t = useT()
  const [attend] = useAttendEventMutation()

  return (
    <VisitorForm
      fields={fields}
      limits={attendEventLimits}
      start={{ guests: 0 }}
      asVisitor
      submitLabel={event.placesLeft === 0 ? t("Join") : t("Confirm")}
      failedTitle={t("This was not confirmed.")}
      onCancel={onCancel}
      send={async (input, { context }) => {
        const { data } = await attend({ variables: { eventId: event.id, input }, context })
        if (data) onConfirmed({ name: input.name.trim(), guests: input.guests, ...data.attendEvent })
      }}
    >
      <p>
        <span lang={event.lang}>{event.title}</span>
        {event.placesLeft !== null && `: ${placesLeft(t, event.placesLeft)}.`}
        <br />
        {formatTimes(event, useZone(), t)}
      </p>
    </VisitorForm>
  )
}
