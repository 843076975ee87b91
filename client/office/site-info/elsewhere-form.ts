import { socialLinksLimits } from "../../generated/limits.ts"
import type { SocialLinksInput } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { group } from "../../items/forms/groups.tsx"
import { optionalText, text } from "../../items/forms/text.tsx"
import { siteForm } from "./part-form.tsx"

const input = { type: "url" }

const places = {
  facebook: optionalText({ label: "Facebook", input }),
  twitter: optionalText({ label: "X (Twitter)", input }),
  instagram: optionalText({ label: "Instagram", input }),
  linkedIn: optionalText({ label: "LinkedIn", input }),
  youtube: optionalText({ label: "YouTube", input }),
} satisfies Fields<SocialLinksInput>

export const ElsewhereForm = siteForm({
  onlineSchoolUrl: text({ label: "Online school", hint: "Its address, which begins with https://", input }),
  social: group({ label: "Social links", fields: places, limits: socialLinksLimits }),
})
