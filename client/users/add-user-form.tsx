import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { type Role, useAddAccountMutation, useGrantableRolesQuery } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { Form } from "../ui/form.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { PasswordField } from "../ui/password-field.tsx"
import { Loading, SkeletonText } from "../ui/skeleton.tsx"
import { CheckField, TextField } from "../ui/text-field.tsx"
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
  const { typed, type, check, save } = useNewUser(onMade)
  const { name, email, role, ownWords, password } = typed

  return (
    <Form
      check={check}
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
    </Form>
  )
}

type Typed = { name: string; email: string; role: Role; ownWords: boolean; password: string }

const blank: Typed = { name: "", email: "", role: "EDITOR", ownWords: false, password: "" }

function useNewUser(onMade: (made: Made) => void) {
  const toast = useToast()
  const [add] = useAddAccountMutation()
  const [typed, setTyped] = useState(blank)
  const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))

  const save = async () => {
    const { name, email, role, ownWords } = typed
    const password = ownWords ? typed.password : generatePassword()
    const { data } = await add({ variables: { input: { name, email, role, password } } })
    if (!data) return
    toast("User Added")
    onMade({ user: data.addUser, password })
  }

  return { typed, type, check: () => wrongIn(typed), save }
}

function wrongIn({ name, email, ownWords, password }: Typed): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: "Valid email is required." }),
    ...(ownWords && (password.length < 8 || password.length > 24) && { password: "8 to 24 characters." }),
  }
}
