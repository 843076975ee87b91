import { useState } from "react"
import type { ItemForm } from "../content/item-form.ts"
import type { GalleryFieldsFragment, PictureInput } from "../generated/graphql.ts"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureFaults, pictureInput } from "../ui/picture-input.ts"
import { CheckField, TextArea, TextField } from "../ui/text-field.tsx"
import { galleryPictureTypes } from "./gallery-section.ts"

export type GalleryInput = { name: string; description: string; archive: boolean; picture: PictureInput }

type GalleryFormProps = ItemForm<GalleryInput> & {
  /** The one to edit; without it, a new one is made. */
  gallery?: GalleryFieldsFragment
}

/** What is filled in for a gallery. Submit waits for an image, a name and a description (specification, section 5). */
export function GalleryForm({ gallery, save, submitLabel, onCancel }: GalleryFormProps) {
  const [name, setName] = useState(gallery?.name ?? "")
  const [description, setDescription] = useState(gallery?.description ?? "")
  const [archive, setArchive] = useState(gallery?.archive ?? false)
  const [picture, setPicture] = useState(() => chosenFrom(gallery?.picture))
  const missing = {
    "a name": !name.trim(),
    "a description": !description.trim(),
    "an image": !picture.file && !picture.name,
  }

  return (
    <Form
      missing={missing}
      check={() => pictureFaults(picture)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={() => save({ name, description, archive, picture: pictureInput(picture) })}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={200}
            error={fields.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextArea
            label="Description"
            hint="A few sentences: what happened, and who was there."
            required
            maxLength={2000}
            error={fields.description}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
          <PictureChooser
            label="Cover image"
            required
            types={galleryPictureTypes}
            value={picture}
            current={gallery?.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
          {gallery && (
            <CheckField
              label="Archive this gallery"
              hint="Only those who may edit it will find it in the list."
              checked={archive}
              onChange={({ target }) => setArchive(target.checked)}
            />
          )}
        </>
      )}
    </Form>
  )
}
