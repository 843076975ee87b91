import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { DeleteRecord } from "../admin/delete-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { byId, useItemId } from "../content/item-id.ts"
import {
  type AddCommitteeInput,
  type CommitteeFieldsFragment,
  useCommitteeQuery,
  useDeleteCommitteeMutation,
  useEditCommitteeMutation,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { CommitteeForm } from "./committee-form.tsx"

const asNew = "/admin/committees/add"
const above = [{ label: "Committees", to: "/admin/committees" }]

export function CommitteeScreen() {
  const id = useItemId()
  const query = useCommitteeQuery(byId(id))

  return (
    <OneRecord id={id} query={query} title="Committee" above={above} asNew={asNew}>
      {({ committee }) => committee && <Shown key={committee.id} committee={committee} />}
    </OneRecord>
  )
}

function Shown({ committee }: { committee: CommitteeFieldsFragment }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditCommitteeMutation()
  const [remove] = useDeleteCommitteeMutation()

  const save = async (input: AddCommitteeInput, { version, context }: Sent) => {
    await edit({ variables: { id: committee.id, input: { ...input, version } }, context })
    toast("Committee Edited")
    navigate("/admin/committees")
  }

  return (
    <AdminPage title={committee.name} above={above} width="form">
      <CommitteeForm
        committee={committee}
        save={save}
        submitLabel="Update"
        asNew={asNew}
        onCancel={() => navigate("/admin/committees")}
      />
      <DeleteRecord
        what="committee"
        name={committee.name}
        run={() => remove({ variables: { id: committee.id } })}
        done="Committee Deleted"
        to="/admin/committees"
      />
    </AdminPage>
  )
}
