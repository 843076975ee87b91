import { useState } from "react"
import { formatDate, useZone } from "../../base/ui/dates/dates.tsx"
import { SelectField } from "../../base/ui/fields/text-field.tsx"
import { type EventToShowFragment, useEventsToShowQuery } from "../../generated/office.ts"
import type { Control, Field } from "../../items/forms/field.ts"

const label = "Event"

export function eventChoice(): Field<number | null, string, number | null> {
  return {
    options: { label, required: false },
    start: (stored) => String(stored ?? ""),
    isEmpty: (value) => value === "",
    toInput: (value) => (value ? Number(value) : null),
    draw: (control) => <EventChoice control={control} />,
  }
}

function EventChoice({ control: { name, value, error, onChange } }: { control: Control<string> }) {
  const [chosenBefore] = useState(Number(value))
  const { data } = useEventsToShowQuery({ variables: { chosen: chosenBefore } })
  const { over, coming, chosen } = data ?? {}
  const offered = [...(over?.items ?? []), ...(coming?.items ?? [])]
  const isOffered = offered.some(({ id }) => String(id) === value)

  return (
    <SelectField
      {...{ label, name, value }}
      hint="Whoever reads about the event is led to these pictures, and back."
      error={error()}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">None</option>
      {value && !isOffered && <option value={value}>{chosen ? chosen.title : "One that is not public now"}</option>}
      <Events label="Over" events={over?.items} />
      <Events label="To come" events={coming?.items} />
    </SelectField>
  )
}

function Events({ label, events = [] }: { label: string; events?: EventToShowFragment[] }) {
  const zone = useZone()
  if (events.length === 0) return null

  return (
    <optgroup label={label}>
      {events.map(({ id, title, date }) => (
        <option key={id} value={id}>
          {title}, {formatDate(date, zone)}
        </option>
      ))}
    </optgroup>
  )
}
