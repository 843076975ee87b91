import type { Fields } from "../forms/field.ts"
import { text } from "../forms/text.tsx"
import type { SiteLinkInput } from "../generated/office.ts"

export const linkFields = {
  title: text({ label: "Name", half: true }),
  path: text({ label: "Leads to", required: true, half: true }),
} satisfies Fields<SiteLinkInput>
