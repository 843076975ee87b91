import { useNavigate } from "react-router-dom"
import { type Role, useAddAccountMutation, useGrantableRolesQuery } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PasswordField } from "../ui/password-field.tsx"
import { Loading, SkeletonText } from "../ui/skeleton.tsx"
import { CheckField, TextField } from "../ui/text-field.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { Made } from "./add-user-screen.tsx"
import { generatePassword } from "./generated-password.ts"
import { RoleChoice } from "./role-choice.tsx"

/** What is asked of a new user. Offered are the roles that the server lets this viewer give. */
export function AddUserForm({ onMade }: { onMade: (made: Made) => void }) {
  const query = useGrantableRolesQuery({ fetchPolicy: "network-only" })
  const skeleton = (
    <Loading label="Loading the form…">
      <SkeletonText lines={9} />
    </Loading>
  )

  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ viewer }) => <Fields roles={viewer.mayGrant} onMade={onMade} />}
    </Loaded>
  )
}

function Fields({ roles, onMade }: { roles: Role[]; onMade: (made: Made) => void }) {
  const navigate = useNavigate()
  const writing = useWriting(blank)
  const { typed, type } = writing
  const save = useAdding(onMade)
  const { name, email, role, ownWords, password } = typed

  return (
    <WritingForm
      writing={writing}
      names={names}
      secret={["password"]}
      check={() => wrongIn(typed)}
      submitLabel="Add the user"
      failedTitle="This user was not added."
      onCancel={() => navigate("/admin/users")}
      onSubmit={save}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            hint="As it stands under what they publish."
            required
            maxLength={100}
            autoComplete="off"
            error={fields.name}
            value={name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextField
            label="Email"
            hint="They sign in with it."
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            error={fields.email}
            value={email}
            onChange={({ target }) => type({ email: target.value })}
          />
          <RoleChoice roles={roles} value={role} error={fields.role} onChange={(next) => type({ role: next })} />
          <CheckField
            label="Let me type the first password"
            hint={ownWords ? undefined : "Otherwise the site makes one, and shows it to you once."}
            checked={ownWords}
            onChange={({ target }) => type({ ownWords: target.checked })}
          />
          {ownWords && (
            <PasswordField
              label="First password"
              hint="8 to 24 characters."
              required
              autoComplete="new-password"
              error={fields.password}
              value={password}
              onChange={({ target }) => type({ password: target.value })}
            />
          )}
        </>
      )}
    </WritingForm>
  )
}

type Typed = { name: string; email: string; role: Role; ownWords: boolean; password: string }

const blank: Typed = { name: "", email: "", role: "EDITOR", ownWords: false, password: "" }

const names = {
  name: "Name",
  email: "Email",
  role: "Role",
  ownWords: "Let me type the first password",
  password: "First password",
}

function useAdding(onMade: (made: Made) => void) {
  const toast = useToast()
  const [add] = useAddAccountMutation()

  return async ({ name, email, role, ownWords, ...typed }: Typed, { context }: Sent) => {
    const password = ownWords ? typed.password : generatePassword()
    const { data } = await add({ variables: { input: { name, email, role, password } }, context })
    if (!data) return
    toast("User Added")
    onMade({ user: data.addUser, password })
  }
}

function wrongIn({ name, email, ownWords, password }: Typed): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: "Valid email is required." }),
    ...(ownWords && (password.length < 8 || password.length > 24) && { password: "8 to 24 characters." }),
  }
}
