import { addCommitteeLimits, committeeMemberLimits } from "../../generated/limits.ts"
import {
  type AddCommitteeInput,
  type CommitteeMemberInput,
  useAddCommitteeMutation,
  useCommitteeCandidatesQuery,
  useCommitteeQuery,
  useDeleteCommitteeMutation,
  useEditCommitteeMutation,
} from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { list } from "../../items/forms/groups.tsx"
import { type Fields, multiline, text } from "../../items/forms/text.tsx"
import { AddRecord } from "../admin/add-record.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"

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

const candidates = "committee-candidates"

const member = {
  name: text({ label: "Name", half: true, input: { list: candidates, autoComplete: "off" } }),
  role: text({ label: "Role", half: true, input: { autoComplete: "off" } }),
} satisfies Fields<CommitteeMemberInput>

const fields = {
  name: text({ label: "Name" }),
  description: multiline({ label: "What it is for", rows: 3 }),
  members: list({
    label: "Members",
    hint: "In the order in which they are shown.",
    noun: "member",
    fields: member,
    limits: committeeMemberLimits,
    start: 1,
    skipsBlank: true,
    inLine: true,
  }),
} satisfies Fields<AddCommitteeInput>

const committeeForm = { fields, limits: addCommitteeLimits }

function Candidates() {
  const { data } = useCommitteeCandidatesQuery({ variables: { page: 1 } })
  const pages = Array.from({ length: data?.profiles.pages ?? 0 }, (_, index) => index + 1)
  return (
    <datalist id={candidates}>
      {pages.map((page) => (
        <CandidatesOf key={page} page={page} />
      ))}
    </datalist>
  )
}

function CandidatesOf({ page }: { page: number }) {
  const { data } = useCommitteeCandidatesQuery({ variables: { page } })
  return data?.profiles.items.map(({ id, name, position }) => (
    <option key={id} value={name}>
      {position}
    </option>
  ))
}
