import { useToast } from "../../base/layout/toasts.tsx"
import { networkName } from "../../base/ui/ornaments/social-icons.tsx"
import { type EditUserInput, useEditUserMutation } from "../../generated/graphql.ts"
import { editUserLimits } from "../../generated/limits.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { type Fields, text } from "../../items/forms/text.tsx"
import type { ShownUser } from "./one-user.tsx"

const input = { autoCapitalize: "none", spellCheck: false }

const fields = {
  name: text({ label: "Name", missing: "a name", input: { autoComplete: "name" } }),
  telephone: text({ label: "Telephone", input: { type: "tel", autoComplete: "tel" } }),
  twitter: text({ label: networkName("twitter"), input }),
  linkedIn: text({ label: networkName("linkedIn"), input }),
  instagram: text({ label: networkName("instagram"), input }),
  picture: optionalPicture({ label: "Picture" }),
} satisfies Fields<EditUserInput>

export function ProfileForm({ user, onClose }: { user: ShownUser; onClose: () => void }) {
  const toast = useToast()
  const [edit] = useEditUserMutation()

  return (
    <FieldsForm
      fields={fields}
      limits={editUserLimits}
      stored={user}
      submitLabel="Update"
      onCancel={onClose}
      save={async (input, { context }) => {
        await edit({ variables: { id: user.id, input }, context })
        toast("Profile Edited Successfully")
        onClose()
      }}
    />
  )
}
