import { useToast } from "../../base/layout/toasts.tsx"
import { PasswordField } from "../../base/ui/fields/password-field.tsx"
import { type ChangeEmailMutationVariables, useChangeEmailMutation } from "../../generated/graphql.ts"
import { changeEmailLimits } from "../../generated/limits.ts"
import type { Field } from "../../items/forms/field.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { email, type Fields } from "../../items/forms/text.tsx"

const password: Field<string, string, string> = {
  options: { label: "Your password" },
  start: () => "",
  isEmpty: (value) => value === "",
  toInput: (value) => value,
  render: ({ value, error, onChange }) => (
    <PasswordField
      label="Your password"
      required
      autoComplete="current-password"
      error={error()}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
}

const fields = {
  newEmail: email({ label: "New address", input: { autoComplete: "email" } }),
  password,
} satisfies Fields<ChangeEmailMutationVariables>

/** The new address takes effect when its link is opened. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const [change] = useChangeEmailMutation()

  return (
    <SimpleForm
      fields={fields}
      limits={{ ...changeEmailLimits, password: { required: "Please type your password." } }}
      submitLabel="Send the link"
      onCancel={onClose}
      save={async (variables, context) => {
        await change({ variables, context })
        toast(`A link is on its way to ${variables.newEmail}. Until you open it, you sign in as before.`)
        onClose()
      }}
    />
  )
}
