import { useSearchParams } from "react-router-dom"
import { AddItem } from "../content/add-item.tsx"
import { evictLists } from "../content/evict.ts"
import {
  type AddEventInput,
  type EventFieldsFragment,
  useAddEventMutation,
  useEventQuery,
} from "../generated/graphql.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { useZone } from "../ui/dates/dates.tsx"
import { Loader } from "../ui/loading/loader.tsx"
import { EventForm } from "./event-form.tsx"
import { eventSection } from "./event-section.ts"
import { yearLater } from "./whole-days.ts"

/** A new event; the address may name another one, which it begins as, a year later: `?from=12`. */
export function AddEventScreen() {
  const [params] = useSearchParams()
  const from = Number(params.get("from"))
  const query = useEventQuery({ variables: { id: from }, skip: !from })
  const zone = useZone()
  const [addEvent] = useAddEventMutation({ update: evictLists(eventSection) })
  const add = async (input: AddEventInput, context: Sending) => {
    const { data } = await addEvent({ variables: { input }, context })
    return { path: `/events/view/${data?.addEvent.id}`, item: data?.addEvent }
  }
  if (query.loading && !query.data) return <Loader within />
  const copied = query.data?.event

  return (
    <AddItem
      section={eventSection}
      posted="Calendar Event Added"
      add={add}
      form={(form) => <EventForm {...form} start={copied ? copyOf(copied, zone) : undefined} />}
    />
  )
}

function copyOf(event: EventFieldsFragment, zone: string): Partial<EventFieldsFragment> {
  const date = yearLater(event.date, zone) ?? event.date
  return { ...event, date, endDate: yearLater(event.endDate, zone), cancelled: false }
}
