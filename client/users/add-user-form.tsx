import { useNavigate } from "react-router-dom"
import { check } from "../forms/choices.tsx"
import type { Faults, Field, Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { email, text } from "../forms/text.tsx"
import { addUserLimits } from "../generated/limits.ts"
import { type AddUserInput, type Role, useAddAccountMutation, useGrantableRolesQuery } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import type { AddedUser } from "./add-user-screen.tsx"
import { generatePassword } from "./generated-password.ts"
import { RoleChoice } from "./role-choice.tsx"

/** What is asked of a new user. Offered are the roles that the server lets this viewer give. */
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

  return (
    <FieldsForm
      fields={userFields(roles)}
      limits={addUserLimits}
      secret={["password"]}
      submitLabel="Add the user"
      failedTitle="This user was not added."
      onCancel={() => navigate("/admin/users")}
      save={async ({ ownWords, ...typed }, { context }) => {
        const input = { ...typed, password: ownWords ? typed.password : generatePassword() }
        const { data } = await add({ variables: { input }, context })
        if (!data) return
        toast("User Added")
        onAdded({ user: data.addUser, password: input.password })
      }}
    />
  )
}

const userFields = (roles: Role[]) =>
  ({
    name: text({ label: "Name", hint: "As it stands under what they publish.", input: { autoComplete: "off" } }),
    email: email({ label: "Email", hint: "They sign in with it.", input: { autoComplete: "off" } }),
    role: roleAmong(roles),
    ownWords: check({
      label: "Let me type the first password",
      also: ({ ownWords }) => (ownWords ? {} : { hint: "Otherwise the site makes one, and shows it to you once." }),
    }),
    password: firstPassword,
  }) satisfies Fields<AddUserInput & { ownWords: boolean }>

function roleAmong(roles: Role[]): Field<Role, Role, Role> {
  return {
    options: { label: "Role" },
    start: (stored) => stored ?? "EDITOR",
    isEmpty: () => false,
    toInput: (role) => role,
    draw: ({ value, error, onChange }) => <RoleChoice {...{ roles, value, onChange }} error={error()} />,
  }
}

/** Asked of whoever wants to type it. */
const firstPassword: Field<string, string, string> = {
  options: { label: "First password", shown: ({ ownWords }) => ownWords === true },
  start: () => "",
  isEmpty: (value) => value === "",
  faults: ({ length }, { min = 0, max = 0, wrong = "" }): Faults => (length < min || length > max ? { "": wrong } : {}),
  toInput: (value) => value,
  draw: ({ value, error, onChange }) => (
    <PasswordField
      label="First password"
      hint="8 to 24 characters."
      required
      autoComplete="new-password"
      error={error()}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
}
