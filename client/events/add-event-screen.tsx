import { AddItem } from "../content/add-item.tsx"
import { evict } from "../content/evict.ts"
import { type AddEventInput, useAddEventMutation } from "../generated/graphql.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { EventForm } from "./event-form.tsx"
import { eventSection } from "./event-section.ts"

export function AddEventScreen() {
  const [addEvent] = useAddEventMutation({ update: evict("events", "home") })
  const add = async (input: AddEventInput, context: Sending) => {
    const { data } = await addEvent({ variables: { input }, context })
    return { path: `/events/view/${data?.addEvent.id}`, item: data?.addEvent }
  }

  return (
    <AddItem section={eventSection} posted="Calendar Event Added" add={add} form={(form) => <EventForm {...form} />} />
  )
}
