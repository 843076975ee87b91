import {
  useAddCommitteeMutation,
  useCommitteeQuery,
  useDeleteCommitteeMutation,
  useEditCommitteeMutation,
} from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { AddRecord } from "../admin/add-record.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { Candidates, committeeForm } from "./committee-form.tsx"

export function AddCommitteeScreen() {
  const [add] = useAddCommitteeMutation()

  return (
    <>
      <AddRecord {...committeeForm} of="committee" add={add} />
      <Candidates />
    </>
  )
}

export function CommitteeScreen() {
  const [edit] = useEditCommitteeMutation()
  const [remove] = useDeleteCommitteeMutation()

  return (
    <OneRecord of="committee" query={useCommitteeQuery(byId(useItemId()))}>
      {({ committee }) =>
        committee && (
          <>
            <EditRecord
              {...{ edit, remove, ...committeeForm }}
              of="committee"
              stored={committee}
              name={committee.name}
            />
            <Candidates />
          </>
        )
      }
    </OneRecord>
  )
}
