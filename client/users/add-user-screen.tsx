import { useState } from "react"
import { AdminPage } from "../admin/admin-page.tsx"
import type { AddAccountMutation, PasswordLinkFieldsFragment as PasswordLinkFields } from "../generated/office.ts"
import { AddUserForm } from "./add-user-form.tsx"
import { PasswordNote } from "./password-note.tsx"

export type AddedUser = { user: AddAccountMutation["addUser"] } & ({ password: string } | { link: PasswordLinkFields })

export function AddUserScreen() {
  const [made, setMade] = useState<AddedUser | null>(null)

  return (
    <AdminPage title="Add a user" width="form" above={[{ label: "Users", to: "/admin/users" }]}>
      {made ? <PasswordNote made={made} onAnother={() => setMade(null)} /> : <AddUserForm onAdded={setMade} />}
    </AdminPage>
  )
}
