import type { ItemForm } from "../content/item-form.ts"
import type { GalleryFieldsFragment, PictureInput } from "../generated/graphql.ts"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { CheckField, TextArea, TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { galleryPictureTypes } from "./gallery-section.ts"

export type GalleryInput = { name: string; description: string; archive: boolean; picture: PictureInput }

type GalleryFormProps = ItemForm<GalleryInput> & {
  /** The one to edit; without it, a new one is made. */
  gallery?: GalleryFieldsFragment
}

const names = { name: "Name", description: "Description", picture: "Cover image", archive: "Archived" }

/** What is filled in for a gallery. Submit waits for an image, a name and a description (specification, section 5). */
export function GalleryForm({ gallery, save, submitLabel, onCancel, asNew }: GalleryFormProps) {
  const writing = useWriting(typedFrom(gallery), gallery?.version)
  const { typed, type } = writing
  const { name, description, archive, picture } = typed
  const missing = {
    "a name": !name.trim(),
    "a description": !description.trim(),
    "an image": !isChosen(picture),
  }

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={missing}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={({ picture, ...words }, sent) => save({ ...words, picture: pictureInput(picture) }, sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={200}
            error={fields.name}
            value={name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextArea
            label="Description"
            hint="A few sentences: what happened, and who was there."
            required
            maxLength={2000}
            error={fields.description}
            value={description}
            onChange={({ target }) => type({ description: target.value })}
          />
          <PictureChooser
            label="Cover image"
            required
            types={galleryPictureTypes}
            value={picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
          {gallery && (
            <CheckField
              label="Archive this gallery"
              hint="Only those who may edit it will find it in the list."
              checked={archive}
              onChange={({ target }) => type({ archive: target.checked })}
            />
          )}
        </>
      )}
    </WritingForm>
  )
}

function typedFrom(gallery: GalleryFieldsFragment | undefined) {
  return {
    name: gallery?.name ?? "",
    description: gallery?.description ?? "",
    archive: gallery?.archive ?? false,
    picture: chosenFrom(gallery?.picture),
  }
}
