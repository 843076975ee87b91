import { useSearchParams } from "react-router-dom"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { Loader } from "../../base/ui/loading/loader.tsx"
import { type EventFieldsFragment, useAddEventMutation, useEventQuery } from "../../generated/graphql.ts"
import { AddItem } from "../../items/content/add-item.tsx"
import { EventForm } from "./event-form.tsx"
import { eventSection } from "./event-section.ts"
import { yearLater } from "./whole-days.ts"

/** `?from=12` copies another event to a year later. */
export function AddEventScreen() {
  const [params] = useSearchParams()
  const from = Number(params.get("from"))
  const query = useEventQuery({ variables: { id: from }, skip: !from })
  const zone = useZone()
  if (query.loading && !query.data) return <Loader within />
  const copied = query.data?.event

  return (
    <AddItem
      section={eventSection}
      useAdd={useAddEventMutation}
      form={(form) => <EventForm {...form} start={copied ? copyOf(copied, zone) : undefined} />}
      posted="Calendar Event Added"
    />
  )
}

function copyOf(event: EventFieldsFragment, zone: string): Partial<EventFieldsFragment> {
  const date = yearLater(event.date, zone) ?? event.date
  return { ...event, date, endDate: yearLater(event.endDate, zone), cancelled: false }
}
