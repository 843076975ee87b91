import type { ItemForm } from "../content/item-form.ts"
import { isBlank, RichTextEditor } from "../editor/index.tsx"
import type { AddEventInput, EventFieldsFragment } from "../generated/graphql.ts"
import { useZone } from "../ui/dates.tsx"
import { minute, useNow } from "../ui/now.ts"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { CheckField, TextField } from "../ui/text-field.tsx"
import { useForeignZone } from "../ui/zone-note.tsx"
import { richly } from "../writing/compared.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import style from "./event-form.module.css"
import { fromField, toField } from "./school-time.ts"

type EventFormProps = ItemForm<AddEventInput> & {
  /** The one to edit; without it, a new one is made. */
  event?: EventFieldsFragment
}

type Typed = ReturnType<typeof typedFrom>

const names = {
  title: "Title",
  date: "Date and time",
  endDate: "End",
  location: "Location",
  capacity: "Places",
  description: richly("Description"),
  picture: "Image",
  cancelled: "Cancelled",
}

/** What is filled in for an event. Submit waits for title, date, location and description (specification, section 5). */
export function EventForm({ event, save, submitLabel, onCancel, asNew }: EventFormProps) {
  const zone = useZone()
  const foreignZone = useForeignZone(useNow(minute))
  const writing = useWriting(typedFrom(event, zone), event?.version)
  const { typed, type } = writing
  const { title, date, endDate, location, capacity, cancelled, description, picture } = typed
  const missing = {
    "a title": !title.trim(),
    "a date": !fromField(date, zone),
    "a location": !location.trim(),
    "a description": isBlank(description),
  }

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={missing}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={(typed, sent) => save(inputFrom(typed, zone), sent)}
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
            value={description}
            rows={10}
            error={fields.description}
            onChange={(description) => type({ description })}
          />
          <PictureChooser
            label="Image"
            value={picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
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
    </WritingForm>
  )
}

function typedFrom(event: EventFieldsFragment | undefined, zone: string) {
  return {
    title: event?.title ?? "",
    date: toField(event?.date, zone),
    endDate: toField(event?.endDate, zone),
    location: event?.location ?? "",
    capacity: String(event?.capacity ?? ""),
    cancelled: event?.cancelled ?? false,
    description: event?.description ?? "",
    picture: chosenFrom(event?.picture),
  }
}

function inputFrom({ date, endDate, capacity, picture, ...typed }: Typed, zone: string): AddEventInput {
  return {
    ...typed,
    date: fromField(date, zone) ?? "",
    endDate: fromField(endDate, zone),
    capacity: capacity ? Number(capacity) : null,
    picture: isChosen(picture) ? pictureInput(picture) : null,
  }
}
