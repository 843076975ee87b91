import type { ReactNode } from "react"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { toField } from "../../base/ui/dates/school-time.ts"
import { useZoneHint } from "../../base/ui/dates/zone-note.tsx"
import type { AddEventInput, EventFieldsFragment } from "../../generated/graphql.ts"
import { addEventLimits, eventTranslationLimits } from "../../generated/limits.ts"
import { useEventTranslationsQuery } from "../../generated/office.ts"
import { WithTranslations } from "../../items/content/with-translations.tsx"
import { check } from "../../items/forms/choices.tsx"
import type { Control, Field, Fields, FormValues } from "../../items/forms/field.ts"
import { FieldsForm, type ItemForm } from "../../items/forms/fields-form.tsx"
import { moment, optionalMoment } from "../../items/forms/moment.tsx"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { richText } from "../../items/forms/rich-text.tsx"
import { optionalNumber, optionalText, text } from "../../items/forms/text.tsx"
import { translations } from "../../items/forms/translations.tsx"
import { NoSchoolNote } from "./no-school-note.tsx"
import { afterDay, asWholeDays, beginningOfDay, lastDayOf } from "./whole-days.ts"

type EventFormProps = ItemForm<AddEventInput> & {
  item?: EventFieldsFragment
  start?: Partial<EventFieldsFragment>
  /** Chooses whether later events of the series are edited too. */
  choice?: ReactNode
}

export function EventForm({ item, start, choice, save, ...form }: EventFormProps) {
  const zone = useZone()
  const fields = eventFields(zone, useZoneHint())

  return (
    <WithTranslations id={item?.id} useTranslations={useEventTranslationsQuery}>
      {(data) => (
        <FieldsForm
          {...form}
          fields={fields}
          limits={addEventLimits}
          stored={item && { ...item, ...data?.item }}
          start={start}
          save={(input, sent) => save(asWholeDays(input, zone), sent)}
        >
          {(rows, { typed }) => (
            <>
              {rows}
              <div role="status">
                <NoSchoolNote from={typed.date} to={typed.endDate} />
                {item?.state === "PUBLISHED" && typed.date !== toField(item.date, zone) && (
                  <p className="warning">{timeChangeNote}</p>
                )}
              </div>
              {choice}
            </>
          )}
        </FieldsForm>
      )}
    </WithTranslations>
  )
}

const timeChangeNote = "People who have confirmed are not told of another time: write to them, under “Who is coming”."

/** Required fields by the specification, section 5. */
function eventFields(zone: string, hint: string | undefined) {
  const date = { label: "Date and time", hint, missing: "a date", inDrafts: true, half: true, also: onDays }
  const end = {
    ...{ label: "End", hint, half: true },
    also: ({ date, allDay }: FormValues) => ({
      ...onDays({ allDay }),
      min: String(date).slice(0, allDay ? 10 : undefined) || undefined,
    }),
  }

  const texts = {
    title: text({ label: "Title", missing: "a title", inDrafts: true }),
    location: text({ label: "Location", missing: "a location", half: true }),
    audience: optionalText({ label: "For whom", hint: "Such as Forms 3 and 4. Empty for everybody.", half: true }),
    description: richText({ label: "Description", missing: "a description" }),
  }

  return {
    title: texts.title,
    allDay: check({ label: "It lasts the whole day, or several", shortLabel: "Whole days" }),
    date: orDay(moment(date, zone), { shown: (typed) => typed.slice(0, 10), typed: beginningOfDay }),
    endDate: orDay(optionalMoment(end, zone), { shown: lastDayOf, typed: afterDay }),
    location: texts.location,
    audience: texts.audience,
    capacity: optionalNumber({ label: "Places", half: true, input: { type: "number", placeholder: "No limit" } }),
    description: texts.description,
    picture: optionalPicture({ label: "Image", naming: "-" }),
    cancelled: check({
      label: "This event is cancelled",
      shortLabel: "Cancelled",
      hint: "It stays in the calendar, marked as cancelled, and nobody can confirm any more. Who has confirmed is told by mail.",
      editOnly: true,
    }),
    translations: translations({ texts, limits: eventTranslationLimits }),
  } satisfies Fields<AddEventInput>
}

const onDays = ({ allDay }: FormValues) => (allDay ? { type: "date" as const } : {})

type AsDay = { shown: (typed: string) => string; typed: (day: string) => string }

function orDay<Input>(field: Field<Input, string, string | null | undefined>, asDay: AsDay): typeof field {
  const ofDay = (control: Control<string>): Control<string> => ({
    ...control,
    value: asDay.shown(control.value),
    onChange: (day) => control.onChange(asDay.typed(day)),
  })
  return { ...field, render: (control) => field.render(control.also.type === "date" ? ofDay(control) : control) }
}
