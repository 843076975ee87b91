import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { text } from "../forms/text.tsx"
import { editSiteLimits, footerGroupLimits, siteLinkLimits } from "../generated/limits.ts"
import type { EditSiteInput, FooterGroupInput } from "../generated/office.ts"
import { linkFields } from "./link-fields.ts"
import type { PartFormProps } from "./part-form.ts"

const group = {
  title: text({ label: "For whom" }),
  links: list({ label: "Links", one: "link", fields: linkFields, limits: siteLinkLimits, blank: { path: "/" } }),
} satisfies Fields<FooterGroupInput>

const fields = {
  footerGroups: list({
    label: "Groups",
    hint: "A page of the menu that is in no group stands after them.",
    one: "group",
    fields: group,
    limits: footerGroupLimits,
  }),
} satisfies Fields<EditSiteInput>

export function FooterForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
