import { useSearchParams } from "react-router-dom"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { type EventFieldsFragment, useAddEventMutation, useEventQuery } from "../../generated/graphql.ts"
import { AddOrCopy } from "../../items/content/add-or-copy.tsx"
import { EventForm } from "./event-form.tsx"
import { eventSection } from "./event-section.ts"
import { weeksLater, weeksUntilNext } from "./whole-days.ts"

/** `?from=12` copies another event to its weekday's next date, `?from=12&weeks=52` to that many weeks later. */
export function AddEventScreen() {
  const weeks = Number(useSearchParams()[0].get("weeks"))
  const zone = useZone()
  const movedCopy = (event: EventFieldsFragment) => copyOf(event, weeks || weeksUntilNext(event.date), zone)

  return (
    <AddOrCopy
      section={eventSection}
      useAdd={useAddEventMutation}
      useOne={useEventQuery}
      itemIn={({ event }) => event}
      form={(form, copied) => <EventForm {...form} start={copied && movedCopy(copied)} />}
      postedMessage="Calendar Event Added"
    />
  )
}

function copyOf(event: EventFieldsFragment, weeks: number, zone: string): Partial<EventFieldsFragment> {
  const date = weeksLater(event.date, weeks, zone) ?? event.date
  return { ...event, date, endDate: weeksLater(event.endDate, weeks, zone), cancelled: false }
}
