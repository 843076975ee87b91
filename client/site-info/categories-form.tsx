import { select } from "../forms/choices.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { text } from "../forms/text.tsx"
import { categoryLinkLimits, editSiteLimits } from "../generated/limits.ts"
import type { CategoryLinkInput, EditSiteInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const choices: Record<string, string> = {
  book: "Book",
  palette: "Palette",
  trophy: "Trophy",
  users: "People",
  calendar: "Calendar",
  camera: "Camera",
}

const link = {
  title: text({ label: "Name", half: true }),
  path: text({ label: "Leads to", required: true, half: true }),
  text: text({ label: "Short line" }),
  icon: select({ label: "Icon", required: true, half: true, choices }),
} satisfies Fields<CategoryLinkInput>

const fields = {
  searchHint: text({ label: "In the search box", hint: "Until something is typed, such as: Uniform, lunch…" }),
  categories: list({
    label: "Links",
    hint: "In the order in which they are shown.",
    one: "link",
    fields: link,
    limits: categoryLinkLimits,
    blank: { path: "/", icon: "book" },
  }),
} satisfies Fields<EditSiteInput>

export function CategoriesForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
