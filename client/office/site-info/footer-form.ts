import { footerGroupLimits, siteLinkLimits } from "../../generated/limits.ts"
import type { FooterGroupInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { list } from "../../items/forms/groups.tsx"
import { text } from "../../items/forms/text.tsx"
import { linkFields } from "./link-fields.ts"
import { siteForm } from "./part-form.tsx"

const group = {
  title: text({ label: "For whom" }),
  links: list({ label: "Links", one: "link", fields: linkFields, limits: siteLinkLimits, blank: { path: "/" } }),
} satisfies Fields<FooterGroupInput>

export const FooterForm = siteForm({
  footerGroups: list({
    label: "Groups",
    hint: "A page of the menu that is in no group stands after them.",
    one: "group",
    fields: group,
    limits: footerGroupLimits,
  }),
})
