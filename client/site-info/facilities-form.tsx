import { RowEditor } from "../admin/row-editor.tsx"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { Sending } from "../ui/use-stoppable.ts"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.ts"
import { type SitePicture, sitePictureInput } from "./site-picture.ts"
import { SitePictureField } from "./site-picture-field.tsx"
import style from "./site-screen.module.css"

type TypedFacility = { name: string; text: string; picture: SitePicture }

const blank: TypedFacility = { name: "", text: "", picture: { stored: null } }

const names = { facilitiesTitle: "Heading", facilities: "Rooms and places" }

/** The school's rooms and places. */
export function FacilitiesForm({ site, save, onCancel }: PartFormProps) {
  const writing = useWriting(typedFrom(site), site.version)
  const send = async ({ facilitiesTitle, facilities }: Typed, sent: Sent) =>
    save(
      {
        facilitiesTitle,
        facilities: await Promise.all(facilities.map((facility) => facilityInput(facility, sent.context))),
      },
      sent,
    )

  return (
    <WritingForm writing={writing} names={names} submitLabel="Update" onCancel={onCancel} onSubmit={send}>
      {({ fields }) => (
        <>
          <TextField
            label="Heading"
            hint="Above them on the home page. Without one: Facilities."
            maxLength={100}
            error={fields.facilitiesTitle}
            value={writing.typed.facilitiesTitle}
            onChange={({ target }) => writing.type({ facilitiesTitle: target.value })}
          />
          <RowEditor
            label="Rooms and places"
            hint="In the order in which they are shown."
            one="place"
            nameOf={({ name }) => name}
            rows={writing.typed.facilities}
            blank={blank}
            most={20}
            error={fields.facilities}
            onChange={(facilities) => writing.type({ facilities })}
          >
            {(facility, change, index) => (
              <>
                <TextField
                  label="Name"
                  maxLength={100}
                  error={fields[`facilities.${index}.name`]}
                  value={facility.name}
                  onChange={({ target }) => change({ ...facility, name: target.value })}
                />
                <TextArea
                  label="Text"
                  className={style.whole}
                  maxLength={1000}
                  rows={2}
                  error={fields[`facilities.${index}.text`]}
                  value={facility.text}
                  onChange={({ target }) => change({ ...facility, text: target.value })}
                />
                <SitePictureField
                  value={facility.picture}
                  error={fields[`facilities.${index}.picture`]}
                  onChange={(picture) => change({ ...facility, picture })}
                />
              </>
            )}
          </RowEditor>
        </>
      )}
    </WritingForm>
  )
}

type Typed = { facilitiesTitle: string; facilities: TypedFacility[] }

function typedFrom({ facilitiesTitle, facilities }: PartFormProps["site"]): Typed {
  return {
    facilitiesTitle,
    facilities: facilities.map(({ name, text, picture }) => ({ name, text, picture: { stored: picture } })),
  }
}

async function facilityInput({ name, text, picture }: TypedFacility, sending: Sending) {
  return { name, text, picture: await sitePictureInput(picture, sending) }
}
