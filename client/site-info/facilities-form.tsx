import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { multiline, text } from "../forms/text.tsx"
import { editSiteLimits, facilityLimits } from "../generated/limits.ts"
import type { EditSiteInput, FacilityInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"
import { sitePicture } from "./site-picture-field.tsx"

const facility = {
  name: text({ label: "Name" }),
  text: multiline({ label: "Text", rows: 2 }),
  picture: sitePicture({ label: "Picture" }),
} satisfies Fields<FacilityInput>

const fields = {
  facilitiesTitle: text({ label: "Heading", hint: "Above them on the home page. Without one: Facilities." }),
  facilities: list({
    label: "Rooms and places",
    hint: "In the order in which they are shown.",
    one: "place",
    fields: facility,
    limits: facilityLimits,
  }),
} satisfies Fields<EditSiteInput>

export function FacilitiesForm({ site, ...form }: PartFormProps) {
  return <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
}
