import { useState } from "react"
import { type EventFieldsFragment, useConfirmAttendanceMutation } from "../generated/graphql.ts"
import { RobotTrap } from "../inbox/robot-trap.tsx"
import { Form } from "../ui/form.tsx"
import { TextField } from "../ui/text-field.tsx"
import type { Sending } from "../ui/use-stoppable.ts"
import { placesLeft } from "./standing.ts"

/** Who has said that they will come, and with how many. */
export type Confirmed = { name: string; guests: number }

type AttendanceFormProps = {
  event: EventFieldsFragment
  onConfirmed: (who: Confirmed) => void
  onCancel: () => void
}

/** Says that somebody will come. The server counts an address once for an event, however often it is sent. */
export function AttendanceForm({ event, onConfirmed, onCancel }: AttendanceFormProps) {
  const [confirm] = useConfirmAttendanceMutation()
  const [name, setName] = useState("")
  const [email, setEmail] = useState("")
  const [guests, setGuests] = useState("0")
  const [website, setWebsite] = useState("")

  const submit = async (context: Sending) => {
    const input = { name, email: email.trim(), guests: Number(guests), website }
    await confirm({ variables: { eventId: event.id, input }, context })
    onConfirmed({ name: name.trim(), guests: Number(guests) })
  }

  return (
    <Form
      check={() => wrong({ name, email, guests })}
      submitLabel="Confirm"
      failedTitle="This was not confirmed."
      onCancel={onCancel}
      onSubmit={submit}
    >
      {({ fields }) => (
        <>
          <p>
            {event.title}
            {event.placesLeft !== null && `: ${placesLeft(event.placesLeft)}.`}
          </p>
          <TextField
            label="Name"
            required
            autoComplete="name"
            maxLength={100}
            data-first-focus
            error={fields.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="E-mail"
            hint="To reach you if something changes. Only the school sees it."
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            error={fields.email}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label="Guests"
            hint="How many people you bring, without yourself."
            type="number"
            inputMode="numeric"
            required
            min={0}
            max={10}
            error={fields.guests}
            value={guests}
            onChange={({ target }) => setGuests(target.value)}
          />
          <RobotTrap value={website} onChange={({ target }) => setWebsite(target.value)} />
        </>
      )}
    </Form>
  )
}

function wrong({ name, email, guests }: Record<"name" | "email" | "guests", string>): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: "Valid email is required." }),
    ...(!/^(?:\d|10)$/.test(guests.trim()) && { guests: "Guests are 0 to 10." }),
  }
}
