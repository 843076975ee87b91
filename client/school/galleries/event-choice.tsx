import { useState } from "react"
import { formatDate, useZone } from "../../base/ui/dates/dates.tsx"
import { Options } from "../../base/ui/fields/text-field.tsx"
import { type EventToShowFragment, useEventsToShowQuery } from "../../generated/office.ts"
import { ReferenceField, reference } from "../../items/forms/choices.tsx"
import type { Control } from "../../items/forms/field.ts"

const label = "Event"

export const eventChoice = () => reference({ label }, (control) => <EventChoice control={control} />)

function EventChoice({ control }: { control: Control<string> }) {
  const [chosenBefore] = useState(Number(control.value))
  const { data } = useEventsToShowQuery({ variables: { chosen: chosenBefore } })
  const { over, coming, chosen } = data ?? {}
  const offered = [...(over?.items ?? []), ...(coming?.items ?? [])]

  return (
    <ReferenceField
      {...{ label, control, offered }}
      hint="The event’s page links to these pictures, and they link back."
      other={chosen ? chosen.title : "One that is not public now"}
    >
      <Events label="Over" events={over?.items} />
      <Events label="To come" events={coming?.items} />
    </ReferenceField>
  )
}

function Events({ label, events = [] }: { label: string; events?: EventToShowFragment[] }) {
  const zone = useZone()
  if (events.length === 0) return null

  return (
    <optgroup label={label}>
      <Options of={events.map(({ id, title, date }) => [id, `${title}, ${formatDate(date, zone)}`])} />
    </optgroup>
  )
}
