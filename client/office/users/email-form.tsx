import { useToast } from "../../base/layout/toasts.tsx"
import { type ChangeEmailMutationVariables, useChangeEmailMutation } from "../../generated/graphql.ts"
import { changeEmailLimits } from "../../generated/limits.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { email, type Fields } from "../../items/forms/text.tsx"
import { passwordField } from "./password-field.tsx"

const fields = {
  newEmail: email({ label: "New address", input: { autoComplete: "email" } }),
  password: passwordField({ label: "Your password" }, "current-password"),
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
