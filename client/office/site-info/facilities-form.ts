import { facilityLimits } from "../../generated/limits.ts"
import type { FacilityInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { list } from "../../items/forms/groups.tsx"
import { multiline, text } from "../../items/forms/text.tsx"
import { siteForm } from "./part-form.tsx"
import { sitePicture } from "./site-picture-field.tsx"

const facility = {
  name: text({ label: "Name" }),
  text: multiline({ label: "Text", rows: 2 }),
  picture: sitePicture(),
} satisfies Fields<FacilityInput>

export const FacilitiesForm = siteForm({
  facilitiesTitle: text({ label: "Heading", hint: "Above them on the home page. Without one: Facilities." }),
  facilities: list({
    label: "Rooms and places",
    hint: "In the order in which they are shown.",
    one: "place",
    fields: facility,
    limits: facilityLimits,
  }),
})
