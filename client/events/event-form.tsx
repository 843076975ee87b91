import { check } from "../forms/choices.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { moment, optionalMoment } from "../forms/moment.tsx"
import { optionalPicture } from "../forms/picture.tsx"
import { richText } from "../forms/rich-text.tsx"
import { optionalNumber, text } from "../forms/text.tsx"
import type { AddEventInput, EventFieldsFragment } from "../generated/graphql.ts"
import { addEventLimits } from "../generated/limits.ts"
import { useZone } from "../ui/dates/dates.tsx"
import { minute, useNow } from "../ui/dates/now.ts"
import { useForeignZone } from "../ui/dates/zone-note.tsx"

type EventFormProps = ItemForm<AddEventInput> & {
  event?: EventFieldsFragment
}

/** What is filled in for an event, by the school's clocks. */
export function EventForm({ event, ...form }: EventFormProps) {
  const foreignZone = useForeignZone(useNow(minute))
  const fields = eventFields(useZone(), foreignZone ? `By the school’s clocks: ${foreignZone}.` : undefined)
  return <FieldsForm {...form} fields={fields} limits={addEventLimits} stored={event} />
}

/** Submit waits for title, date, location and description (specification, section 5). */
function eventFields(zone: string, hint: string | undefined) {
  return {
    title: text({ label: "Title", missing: "a title", inDrafts: true }),
    date: moment({ label: "Date and time", hint, missing: "a date", inDrafts: true, half: true }, zone),
    endDate: optionalMoment(
      { label: "End", hint, half: true, also: ({ date }) => ({ min: String(date) || undefined }) },
      zone,
    ),
    location: text({ label: "Location", missing: "a location", half: true }),
    capacity: optionalNumber({ label: "Places", half: true, input: { type: "number", placeholder: "No limit" } }),
    description: richText({ label: "Description", missing: "a description" }),
    picture: optionalPicture({ label: "Image" }),
    cancelled: check({
      label: "This event is cancelled",
      shortLabel: "Cancelled",
      hint: "It stays in the calendar, marked as cancelled, and nobody can confirm any more.",
      editOnly: true,
    }),
  } satisfies Fields<AddEventInput>
}
