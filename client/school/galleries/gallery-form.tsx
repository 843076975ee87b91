import { galleryPictureTypes } from "../../generated/constants.ts"
import type { AddGalleryInput, GalleryFieldsFragment } from "../../generated/graphql.ts"
import { addGalleryLimits } from "../../generated/limits.ts"
import { check } from "../../items/forms/choices.tsx"
import type { Fields } from "../../items/forms/field.ts"
import { FieldsForm, type ItemForm } from "../../items/forms/fields-form.tsx"
import { picture } from "../../items/forms/picture.tsx"
import { multiline, text } from "../../items/forms/text.tsx"
import { eventChoice } from "./event-choice.tsx"

/** Required fields by the specification, section 5. */
const fields = {
  name: text({ label: "Name", missing: "a name", inDrafts: true }),
  description: multiline({
    label: "Description",
    hint: "A few sentences: what happened, and who was there.",
    missing: "a description",
  }),
  picture: picture({ label: "Cover image", missing: "an image", types: galleryPictureTypes, naming: "-" }),
  eventId: eventChoice(),
  archive: check({
    label: "Archive this gallery",
    shortLabel: "Archived",
    hint: "Only those who may edit it will find it in the list.",
    editOnly: true,
  }),
} satisfies Fields<AddGalleryInput>

type GalleryFormProps = ItemForm<AddGalleryInput> & { item?: GalleryFieldsFragment; start?: GalleryFieldsFragment }

export function GalleryForm({ item, start, ...form }: GalleryFormProps) {
  return <FieldsForm {...form} fields={fields} limits={addGalleryLimits} stored={item} start={start} />
}
