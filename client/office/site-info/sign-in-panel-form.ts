import { signInPanelLimits } from "../../generated/limits.ts"
import { multiline, text } from "../../items/forms/text.tsx"
import { partForm } from "./part-form.tsx"

export const SignInPanelForm = partForm("signInPanel", signInPanelLimits, {
  quote: multiline({ label: "Quotation", rows: 3 }),
  attribution: text({ label: "Who said it" }),
})
