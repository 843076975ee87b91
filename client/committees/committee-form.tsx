import { RowEditor } from "../admin/row-editor.tsx"
import { type CommitteeFieldsFragment, useCommitteeCandidatesQuery } from "../generated/office.ts"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"

type Member = { name: string; role: string }
export type CommitteeInput = { name: string; description: string; members: Member[] }

type CommitteeFormProps = {
  /** The committee to edit; without it, a new one is added. */
  committee?: CommitteeFieldsFragment
  /** Rejects with the server's failure. */
  save: (input: CommitteeInput, sent: Sent) => Promise<void>
  submitLabel: string
  onCancel: () => void
  asNew?: string
}

const candidates = "committee-candidates"
const names = { name: "Name", description: "What it is for", members: "Members" }
const nobody: Member = { name: "", role: "" }

/** What a committee is for, and who is in it. The people of the school are offered as one types a name. */
export function CommitteeForm({ committee, save, submitLabel, onCancel, asNew }: CommitteeFormProps) {
  const writing = useWriting(typedFrom(committee), committee?.version)
  const { typed, type } = writing
  const { name, description, members } = typed

  return (
    <WritingForm
      writing={writing}
      names={names}
      check={() => wrongIn(name, members)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={({ members, ...words }, sent) => save({ ...words, members: members.filter(isSomebody) }, sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={200}
            error={fields.name}
            value={name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextArea
            label="What it is for"
            maxLength={5000}
            rows={3}
            error={fields.description}
            value={description}
            onChange={({ target }) => type({ description: target.value })}
          />
          <RowEditor
            label="Members"
            hint="In the order in which they are shown."
            one="member"
            nameOf={(member) => member.name}
            rows={members}
            blank={nobody}
            most={100}
            error={fields.members}
            onChange={(members) => type({ members })}
          >
            {(member, change, index) => (
              <>
                <TextField
                  label="Name"
                  required
                  maxLength={100}
                  list={candidates}
                  autoComplete="off"
                  error={fields[`members.${index}.name`]}
                  value={member.name}
                  onChange={({ target }) => change({ ...member, name: target.value })}
                />
                <TextField
                  label="Role"
                  maxLength={100}
                  autoComplete="off"
                  error={fields[`members.${index}.role`]}
                  value={member.role}
                  onChange={({ target }) => change({ ...member, role: target.value })}
                />
              </>
            )}
          </RowEditor>
          <Candidates />
        </>
      )}
    </WritingForm>
  )
}

/** Everybody who has a profile. The server gives them in pages, which are asked for all at once. */
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

function typedFrom(committee: CommitteeFieldsFragment | undefined) {
  return {
    name: committee?.name ?? "",
    description: committee?.description ?? "",
    members: committee?.members.map(plain) ?? [nobody],
  }
}

const plain = ({ name, role }: Member): Member => ({ name, role })

/** A row that was left empty is nobody. */
const isSomebody = ({ name, role }: Member) => name.trim() !== "" || role.trim() !== ""

function wrongIn(name: string, members: Member[]): Record<string, string> {
  const nameless = members.flatMap((member, index) =>
    isSomebody(member) && !member.name.trim() ? [[`members.${index}.name`, "Name is required."]] : [],
  )
  return { ...(!name.trim() && { name: "Name is required." }), ...Object.fromEntries(nameless) }
}
