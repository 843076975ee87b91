import { categoryLinkLimits } from "../../generated/limits.ts"
import type { CategoryLinkInput } from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import type { Fields } from "../../items/forms/field.ts"
import { list } from "../../items/forms/groups.tsx"
import { text } from "../../items/forms/text.tsx"
import { linkFields } from "./link-fields.ts"
import { siteForm } from "./part-form.tsx"

const choices: Record<string, string> = {
  book: "Book",
  palette: "Palette",
  trophy: "Trophy",
  users: "People",
  calendar: "Calendar",
  camera: "Camera",
}

const link = {
  ...linkFields,
  text: text({ label: "Short line" }),
  icon: select({ label: "Icon", required: true, half: true, choices }),
} satisfies Fields<CategoryLinkInput>

export const CategoriesForm = siteForm({
  searchHint: text({ label: "In the search box", hint: "Until something is typed, such as: Uniform, lunch…" }),
  categories: list({
    label: "Links",
    hint: "In the order in which they are shown.",
    one: "link",
    fields: link,
    limits: categoryLinkLimits,
    blank: { path: "/", icon: "book" },
  }),
})
