import type { SiteLinkInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { text } from "../../items/forms/text.tsx"

export const linkFields = {
  title: text({ label: "Name", half: true }),
  path: text({ label: "Leads to", required: true, half: true }),
} satisfies Fields<SiteLinkInput>
