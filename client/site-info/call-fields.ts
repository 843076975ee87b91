import type { Fields } from "../forms/field.ts"
import { multiline, text } from "../forms/text.tsx"
import type { CallToActionInput } from "../generated/office.ts"
import { sitePicture } from "./site-picture-field.tsx"

export const callFields = {
  title: text({ label: "Heading" }),
  text: multiline({ label: "Text", hint: "{year} stands for the next calendar year.", rows: 3 }),
  actionLabel: text({ label: "Button", hint: "What it says.", half: true }),
  actionPath: text({ label: "Leads to", hint: "A page of this site, such as /apply", required: true, half: true }),
  picture: sitePicture({ label: "Picture" }),
} satisfies Fields<CallToActionInput>
