import { useState } from "react"
import type { Fields } from "../forms/field.ts"
import { SimpleForm } from "../forms/simple-form.tsx"
import { email, text, wholeNumber } from "../forms/text.tsx"
import { type AttendanceInput, type EventFieldsFragment, useConfirmAttendanceMutation } from "../generated/graphql.ts"
import { attendanceLimits } from "../generated/limits.ts"
import { Honeypot } from "../inbox/honeypot.tsx"
import { placesLeft } from "./event-status.ts"

export type Confirmed = { name: string; guests: number }

type AttendanceFormProps = {
  event: EventFieldsFragment
  onConfirmed: (who: Confirmed) => void
  onCancel: () => void
}

const fields = {
  name: text({ label: "Name", input: { autoComplete: "name", "data-first-focus": true } }),
  email: email({
    label: "E-mail",
    hint: "To reach you if something changes. Only the school sees it.",
    input: { autoComplete: "email" },
  }),
  guests: wholeNumber({
    label: "Guests",
    hint: "How many people you bring, without yourself.",
    required: true,
    input: { type: "number" },
  }),
} satisfies Fields<AttendanceInput>

/** Says that somebody will come. The server counts an address once for an event, however often it is sent. */
export function AttendanceForm({ event, onConfirmed, onCancel }: AttendanceFormProps) {
  const [confirm] = useConfirmAttendanceMutation()
  const [website, setWebsite] = useState("")

  return (
    <SimpleForm
      fields={fields}
      limits={attendanceLimits}
      start={{ guests: 0 }}
      submitLabel="Confirm"
      failedTitle="This was not confirmed."
      onCancel={onCancel}
      save={async (input, context) => {
        await confirm({ variables: { eventId: event.id, input: { ...input, website } }, context })
        onConfirmed({ name: input.name.trim(), guests: input.guests })
      }}
    >
      {(rows) => (
        <>
          <p>
            {event.title}
            {event.placesLeft !== null && `: ${placesLeft(event.placesLeft)}.`}
          </p>
          {rows}
          <Honeypot value={website} onChange={({ target }) => setWebsite(target.value)} />
        </>
      )}
    </SimpleForm>
  )
}
