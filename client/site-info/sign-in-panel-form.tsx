import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { multiline, text } from "../forms/text.tsx"
import { signInPanelLimits } from "../generated/limits.ts"
import type { SignInPanelInput } from "../generated/office.ts"
import type { PartFormProps } from "./part-form.ts"

const fields = {
  quote: multiline({ label: "Quotation", rows: 3 }),
  attribution: text({ label: "Who said it" }),
} satisfies Fields<SignInPanelInput>

export function SignInPanelForm({ site, save, ...form }: PartFormProps) {
  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={signInPanelLimits}
      within="signInPanel"
      stored={{ ...site.signInPanel, version: site.version }}
      save={(signInPanel, sent) => save({ signInPanel }, sent)}
    />
  )
}
