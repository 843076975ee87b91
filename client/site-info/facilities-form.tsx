import { useState } from "react"
import { RowEditor } from "../admin/row-editor.tsx"
import { Form } from "../ui/form.tsx"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { PartFormProps } from "./part-form.ts"
import { type SitePicture, storedName } from "./site-picture.ts"
import { SitePictureField } from "./site-picture-field.tsx"
import style from "./site-screen.module.css"

type TypedFacility = { name: string; text: string; picture: SitePicture }

const blank: TypedFacility = { name: "", text: "", picture: { stored: null } }

/** The school's rooms and places. */
export function FacilitiesForm({ site, save, onCancel }: PartFormProps) {
  const [facilities, setFacilities] = useState<TypedFacility[]>(() =>
    site.facilities.map(({ name, text, picture }) => ({ name, text, picture: { stored: picture } })),
  )
  const send = async () => save({ facilities: await Promise.all(facilities.map(facilityInput)) })

  return (
    <Form submitLabel="Update" onCancel={onCancel} onSubmit={send}>
      {({ fields }) => (
        <RowEditor
          label="Rooms and places"
          hint="In the order in which they are shown."
          one="place"
          nameOf={({ name }) => name}
          rows={facilities}
          blank={blank}
          most={20}
          error={fields.facilities}
          onChange={setFacilities}
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
      )}
    </Form>
  )
}

async function facilityInput({ name, text, picture }: TypedFacility) {
  return { name, text, picture: await storedName(picture) }
}
