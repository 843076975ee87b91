import type { Fields } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { optionalPicture } from "../forms/picture.tsx"
import { richText } from "../forms/rich-text.tsx"
import { text } from "../forms/text.tsx"
import type { EditPageInput, PageFieldsFragment } from "../generated/graphql.ts"
import { editPageLimits } from "../generated/limits.ts"

export const headingFields = {
  title: text({ label: "Title", missing: "a title" }),
  tag: text({ label: "Small heading", hint: "A few words that stand over the title; may be empty." }),
} satisfies Fields<EditPageInput>

const withPicture = pageFields("an image")
const withoutPicture = pageFields()

/** A page that has a picture keeps one. */
function pageFields(image?: string) {
  return {
    ...headingFields,
    pageIntro: richText({
      label: "Intro",
      hint: "Select some words to make them bold, large or a list.",
      theme: "bubble",
      rows: 3,
    }),
    picture: optionalPicture({ label: "Image", missing: image, required: image !== undefined }),
    pageText: richText({ label: "Details" }),
  } satisfies Fields<EditPageInput>
}

export function PageForm({ page, save, ...form }: ItemForm<EditPageInput> & { page: PageFieldsFragment }) {
  return (
    <FieldsForm
      {...form}
      fields={page.picture ? withPicture : withoutPicture}
      limits={editPageLimits}
      stored={page}
      save={({ picture, ...words }, sent) => save({ ...words, picture: picture ?? undefined }, sent)}
    />
  )
}
