import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { group } from "../forms/groups.tsx"
import { optionalText, text } from "../forms/text.tsx"
import { editSiteLimits, socialLinksLimits } from "../generated/limits.ts"
import type { EditSiteInput, SocialLinksInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const input = { type: "url" }

const places = {
  facebook: optionalText({ label: "Facebook", input }),
  twitter: optionalText({ label: "X (Twitter)", input }),
  instagram: optionalText({ label: "Instagram", input }),
  linkedIn: optionalText({ label: "LinkedIn", input }),
  youtube: optionalText({ label: "YouTube", input }),
} satisfies Fields<SocialLinksInput>

const fields = {
  onlineSchoolUrl: text({ label: "Online school", hint: "Its address, which begins with https://", input }),
  social: group({ label: "Social links", fields: places, limits: socialLinksLimits }),
} satisfies Fields<EditSiteInput>

/** Where the school is found elsewhere. A place without an address is shown nowhere. */
export function ElsewhereForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
