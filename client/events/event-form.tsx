import { useState } from "react"
import type { ItemForm } from "../content/item-form.ts"
import { isBlank, RichTextEditor } from "../editor/index.tsx"
import type { AddEventInput, EventFieldsFragment } from "../generated/graphql.ts"
import { useZone } from "../ui/dates.tsx"
import { Form } from "../ui/form.tsx"
import { minute, useNow } from "../ui/now.ts"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureFaults, pictureInput } from "../ui/picture-input.ts"
import { CheckField, TextField } from "../ui/text-field.tsx"
import { useForeignZone } from "../ui/zone-note.tsx"
import style from "./event-form.module.css"
import { fromField, toField } from "./school-time.ts"

type EventFormProps = ItemForm<AddEventInput> & {
  /** The one to edit; without it, a new one is made. */
  event?: EventFieldsFragment
}

type Typed = Record<"title" | "date" | "endDate" | "location" | "capacity", string> & { cancelled: boolean }

/** What is filled in for an event. Submit waits for title, date, location and description (specification, section 5). */
export function EventForm({ event, save, submitLabel, onCancel }: EventFormProps) {
  const zone = useZone()
  const foreignZone = useForeignZone(useNow(minute))
  const [typed, setTyped] = useState(() => typedFrom(event, zone))
  const [description, setDescription] = useState(event?.description ?? "")
  const [picture, setPicture] = useState(() => chosenFrom(event?.picture))
  const { title, date, endDate, location, capacity, cancelled } = typed
  const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const missing = {
    "a title": !title.trim(),
    "a date": !fromField(date, zone),
    "a location": !location.trim(),
    "a description": isBlank(description),
  }

  const submit = () =>
    save({
      title,
      date: fromField(date, zone) ?? "",
      endDate: fromField(endDate, zone),
      location,
      description,
      capacity: capacity ? Number(capacity) : null,
      cancelled,
      picture: picture.file || picture.name ? pictureInput(picture) : null,
    })

  return (
    <Form
      missing={missing}
      check={() => pictureFaults(picture)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={submit}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={200}
            error={fields.title}
            value={title}
            onChange={({ target }) => type({ title: target.value })}
          />
          <div className={style.pair}>
            <TextField
              label="Date and time"
              hint={foreignZone && `By the school’s clocks: ${foreignZone}.`}
              type="datetime-local"
              required
              error={fields.date}
              value={date}
              onChange={({ target }) => type({ date: target.value })}
            />
            <TextField
              label="End"
              type="datetime-local"
              min={date || undefined}
              error={fields.endDate}
              value={endDate}
              onChange={({ target }) => type({ endDate: target.value })}
            />
          </div>
          <div className={style.pair}>
            <TextField
              label="Location"
              required
              maxLength={200}
              error={fields.location}
              value={location}
              onChange={({ target }) => type({ location: target.value })}
            />
            <TextField
              label="Places"
              placeholder="No limit"
              type="number"
              inputMode="numeric"
              min={1}
              max={100_000}
              error={fields.capacity}
              value={capacity}
              onChange={({ target }) => type({ capacity: target.value })}
            />
          </div>
          <RichTextEditor
            label="Description"
            required
            value={event?.description ?? ""}
            rows={10}
            error={fields.description}
            onChange={setDescription}
          />
          <PictureChooser
            label="Image"
            value={picture}
            current={event?.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
          {event && (
            <CheckField
              label="This event is cancelled"
              hint="It stays in the calendar, marked as cancelled, and nobody can confirm any more."
              checked={cancelled}
              onChange={({ target }) => type({ cancelled: target.checked })}
            />
          )}
        </>
      )}
    </Form>
  )
}

function typedFrom(event: EventFieldsFragment | undefined, zone: string): Typed {
  return {
    title: event?.title ?? "",
    date: toField(event?.date, zone),
    endDate: toField(event?.endDate, zone),
    location: event?.location ?? "",
    capacity: String(event?.capacity ?? ""),
    cancelled: event?.cancelled ?? false,
  }
}
