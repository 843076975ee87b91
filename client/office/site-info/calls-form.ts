import { callToActionLimits } from "../../generated/limits.ts"
import type { CallToActionInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { group } from "../../items/forms/groups.tsx"
import { multiline, text } from "../../items/forms/text.tsx"
import { partForm, siteForm } from "./part-form.tsx"
import { sitePicture } from "./site-picture-field.tsx"

const call = {
  title: text({ label: "Heading" }),
  text: multiline({ label: "Text", hint: "{year} stands for the next calendar year.", rows: 3 }),
  actionLabel: text({ label: "Button", hint: "What it says.", half: true }),
  actionPath: text({ label: "Leads to", hint: "A page of this site, such as /apply", required: true, half: true }),
  picture: sitePicture(),
} satisfies Fields<CallToActionInput>

export const CallsForm = siteForm({
  intake: group({ label: "Next year’s intake", fields: call, limits: callToActionLimits }),
  scholarship: group({ label: "Scholarship", fields: call, limits: callToActionLimits }),
})

export const HeroForm = partForm("hero", callToActionLimits, call)
