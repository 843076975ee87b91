import { aboutBlurbLimits } from "../../generated/limits.ts"
import { multiline, text } from "../../items/forms/text.tsx"
import { partForm } from "./part-form.tsx"

export const AboutForm = partForm("about", aboutBlurbLimits, {
  tag: text({ label: "Small heading" }),
  title: text({ label: "Heading" }),
  intro: multiline({ label: "Text", rows: 4 }),
  path: text({ label: "Where to read more", hint: "A page of this site, such as /about", required: true }),
})
