import { useNavigate } from "react-router-dom"
import { check, select } from "../forms/choices.tsx"
import type { Field, Fields, FormValues } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { email, text } from "../forms/text.tsx"
import { addUserLimits } from "../generated/limits.ts"
import {
  type AddUserInput,
  type Role,
  useAddAccountMutation,
  useGrantableRolesQuery,
  useInviteAccountMutation,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import type { AddedUser } from "./add-user-screen.tsx"
import { generatePassword } from "./generated-password.ts"
import { passwordField } from "./password-field.tsx"
import { RoleChoice } from "./role-choice.tsx"

export function AddUserForm({ onAdded }: { onAdded: (made: AddedUser) => void }) {
  const query = useGrantableRolesQuery({ fetchPolicy: "network-only" })
  const skeleton = (
    <Loading label="Loading the form…">
      <SkeletonText lines={9} />
    </Loading>
  )

  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ viewer }) => <NewUser roles={viewer.mayGrant} onAdded={onAdded} />}
    </Loaded>
  )
}

function NewUser({ roles, onAdded }: { roles: Role[]; onAdded: (made: AddedUser) => void }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddAccountMutation()
  const [invite] = useInviteAccountMutation()

  return (
    <FieldsForm
      fields={userFields(roles)}
      limits={addUserLimits}
      secret={["password"]}
      submitLabel="Add the user"
      failedTitle="This user was not added."
      onCancel={() => navigate("/admin/users")}
      save={async ({ way, ownWords, password: typed, ...input }, { context }) => {
        const made = await (way === "LINK" ? invited() : withPassword())
        if (!made) return
        toast("User Added")
        onAdded(made)

        async function invited() {
          const { data } = await invite({ variables: { input }, context })
          return data && { user: data.inviteUser.user, link: data.inviteUser }
        }
        async function withPassword() {
          const password = ownWords ? typed : generatePassword()
          const { data } = await add({ variables: { input: { ...input, password } }, context })
          return data && { user: data.addUser, password }
        }
      }}
    />
  )
}

type Way = keyof typeof ways

const ways = {
  LINK: "By a link: they choose a password themselves",
  PASSWORD: "By a password that I hand over",
}

const isHandedOver = ({ way }: FormValues) => way === "PASSWORD"

const userFields = (roles: Role[]) =>
  ({
    name: text({ label: "Name", hint: "As it stands under what they publish.", input: { autoComplete: "off" } }),
    email: email({ label: "Email", hint: "They sign in with it.", input: { autoComplete: "off" } }),
    role: roleAmong(roles),
    way: select<Way>({ label: "How they get in", required: true, choices: ways, start: "LINK" }),
    ownWords: check({
      label: "Let me type the first password",
      shown: isHandedOver,
      also: ({ ownWords }) => (ownWords ? {} : { hint: "Otherwise the site makes one, and shows it to you once." }),
    }),
    password: passwordField(
      { label: "First password", hint: "8 to 24 characters.", shown: (form) => isHandedOver(form) && !!form.ownWords },
      "new-password",
    ),
  }) satisfies Fields<AddUserInput & { way: Way; ownWords: boolean }>

function roleAmong(roles: Role[]): Field<Role, Role, Role> {
  return {
    options: { label: "Role" },
    start: (stored) => stored ?? "EDITOR",
    isEmpty: () => false,
    toInput: (role) => role,
    draw: ({ value, error, onChange }) => <RoleChoice {...{ roles, value, onChange }} error={error()} />,
  }
}
