import type { AddProfileInput, ProfileFieldsFragment, ProfileGroup } from "../../generated/graphql.ts"
import { addProfileLimits } from "../../generated/limits.ts"
import { select } from "../../items/forms/choices.tsx"
import { FieldsForm, type ItemForm } from "../../items/forms/fields-form.tsx"
import { picture } from "../../items/forms/picture.tsx"
import { richText } from "../../items/forms/rich-text.tsx"
import { type Fields, text } from "../../items/forms/text.tsx"
import { groups } from "./groups.ts"

const choices = Object.fromEntries(groups.map(({ group, title }) => [group, title])) as Record<ProfileGroup, string>

/** All are required (specification, section 5). */
const fields = {
  picture: picture({ label: "Image", missing: "an image" }),
  name: text({ label: "Name", missing: "a name", inDrafts: true, input: { autoComplete: "off" } }),
  position: text({ label: "Position", missing: "a position" }),
  group: select({ label: "Group", missing: "a group", inDrafts: true, prompt: "Choose a group", choices }),
  bio: richText({ label: "Bio", missing: "a bio" }),
} satisfies Fields<AddProfileInput>

export function ProfileForm({ item, ...form }: ItemForm<AddProfileInput> & { item?: ProfileFieldsFragment }) {
  return <FieldsForm {...form} fields={fields} limits={addProfileLimits} stored={item} />
}
