import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { addUserLimits } from "../../generated/limits.ts"
import {
  type AddUserInput,
  type Role,
  useAddAccountMutation,
  useGrantableRolesQuery,
  useInviteAccountMutation,
} from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import type { Field, Fields } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { email, text } from "../../items/forms/text.tsx"
import { LoadedPage } from "../admin/admin-page.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { generatePassword } from "./generated-password.ts"
import { type AddedUser, PasswordNote } from "./password-note.tsx"
import { RoleChoice } from "./role-choice.tsx"

export function AddUserScreen() {
  const query = useGrantableRolesQuery({ fetchPolicy: "network-only" })
  const [added, setAdded] = useState<AddedUser | null>(null)

  return (
    <LoadedPage title="Add a user" width="form" above={crumbsAbove("user")} query={query}>
      {({ viewer }) =>
        added ? (
          <PasswordNote added={added} onAnother={() => setAdded(null)} />
        ) : (
          <NewUser roles={viewer.mayGrant} onAdded={setAdded} />
        )
      }
    </LoadedPage>
  )
}

function NewUser({ roles, onAdded }: { roles: Role[]; onAdded: (added: AddedUser) => void }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddAccountMutation()
  const [invite] = useInviteAccountMutation()
  /** The same for a retry, which the server then recognises. */
  const [password] = useState(generatePassword)

  return (
    <FieldsForm
      fields={userFields(roles)}
      limits={addUserLimits}
      submitLabel="Add the user"
      failedTitle="This user was not added."
      onCancel={() => navigate("/admin/users")}
      save={async ({ way, ...input }, { context }) => {
        if (way === "LINK") {
          const { data } = await invite({ variables: { input }, context })
          if (data) onAdded({ user: data.inviteUser.user, link: data.inviteUser })
        } else {
          const { data } = await add({ variables: { input: { ...input, password } }, context })
          if (data) onAdded({ user: data.addUser, password })
        }
        toast("User Added")
      }}
    />
  )
}

type Method = keyof typeof methods

const methods = {
  LINK: "By a link: they choose a password themselves",
  PASSWORD: "By a password that the site makes and I hand over",
}

const userFields = (roles: Role[]) =>
  ({
    name: text({ label: "Name", hint: "As shown under what they publish.", input: { autoComplete: "off" } }),
    email: email({ label: "Email", hint: "They sign in with it.", input: { autoComplete: "off" } }),
    role: roleAmong(roles),
    way: select<Method>({ label: "How they get in", required: true, choices: methods, start: "LINK" }),
  }) satisfies Fields<Omit<AddUserInput, "password"> & { way: Method }>

function roleAmong(roles: Role[]): Field<Role, Role, Role> {
  return {
    options: { label: "Role" },
    start: (stored) => stored ?? "EDITOR",
    isEmpty: () => false,
    toInput: (role) => role,
    render: ({ value, error, onChange }) => <RoleChoice {...{ roles, value, onChange }} error={error()} />,
  }
}
