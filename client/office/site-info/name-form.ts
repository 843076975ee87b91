import { multiline, text, wholeNumber } from "../../items/forms/text.tsx"
import { siteForm } from "./part-form.tsx"

export const NameForm = siteForm({
  name: text({ label: "Name" }),
  shortName: text({ label: "Short name", hint: "The name in a word or two, for narrow screens." }),
  motto: text({ label: "Motto" }),
  founded: wholeNumber({ label: "Founded in" }),
  footerText: multiline({ label: "Text at the foot of every page", rows: 3 }),
})
