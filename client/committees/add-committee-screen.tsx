import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { type AddCommitteeInput, useAddCommitteeMutation } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { CommitteeForm } from "./committee-form.tsx"

export function AddCommitteeScreen() {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddCommitteeMutation()

  const save = async (input: AddCommitteeInput, { idempotencyKey, context }: Sent) => {
    await add({ variables: { input: { ...input, idempotencyKey } }, context })
    toast("Committee Added")
    navigate("/admin/committees", { replace: true })
  }

  return (
    <AdminPage title="Add a committee" width="form" above={[{ label: "Committees", to: "/admin/committees" }]}>
      <CommitteeForm save={save} submitLabel="Add the committee" onCancel={() => navigate("/admin/committees")} />
    </AdminPage>
  )
}
