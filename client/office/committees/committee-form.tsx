import { addCommitteeLimits, committeeMemberLimits } from "../../generated/limits.ts"
import {
  type AddCommitteeInput,
  type CommitteeMemberInput,
  useCommitteeCandidatesQuery,
} from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { list } from "../../items/forms/groups.tsx"
import { multiline, text } from "../../items/forms/text.tsx"

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
    one: "member",
    fields: member,
    limits: committeeMemberLimits,
    start: 1,
    skipsBlank: true,
  }),
} satisfies Fields<AddCommitteeInput>

export const committeeForm = { fields, limits: addCommitteeLimits }

export function Candidates() {
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
