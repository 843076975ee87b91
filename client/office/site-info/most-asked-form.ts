import { mostAskedLimits } from "../../generated/limits.ts"
import type { MostAskedInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { list } from "../../items/forms/groups.tsx"
import { text } from "../../items/forms/text.tsx"
import { linkFields } from "./link-fields.ts"
import { siteForm } from "./part-form.tsx"

const link = {
  ...linkFields,
  text: text({ label: "Short line", hint: "The answer itself, where it is short: Tell us before 8:30." }),
} satisfies Fields<MostAskedInput>

export const MostAskedForm = siteForm({
  mostAsked: list({
    label: "Links",
    hint: "In the order in which they are shown. Leave out what nobody asks for.",
    one: "link",
    fields: link,
    limits: mostAskedLimits,
    blank: { path: "/" },
  }),
})
