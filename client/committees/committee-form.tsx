import { useState } from "react"
import { RowEditor } from "../admin/row-editor.tsx"
import { type CommitteeFieldsFragment, useCommitteeCandidatesQuery } from "../generated/office.ts"
import { Form } from "../ui/form.tsx"
import { TextArea, TextField } from "../ui/text-field.tsx"

type Member = { name: string; role: string }
export type CommitteeInput = { name: string; description: string; members: Member[] }

type CommitteeFormProps = {
  /** The committee to edit; without it, a new one is added. */
  committee?: CommitteeFieldsFragment
  /** Rejects with the server's failure. */
  save: (input: CommitteeInput) => Promise<void>
  submitLabel: string
  onCancel: () => void
}

const candidates = "committee-candidates"
const nobody: Member = { name: "", role: "" }

/** What a committee is for, and who is in it. The people of the school are offered as one types a name. */
export function CommitteeForm({ committee, save, submitLabel, onCancel }: CommitteeFormProps) {
  const [name, setName] = useState(committee?.name ?? "")
  const [description, setDescription] = useState(committee?.description ?? "")
  const [members, setMembers] = useState<Member[]>(() => committee?.members.map(plain) ?? [nobody])
  const wrong = () => wrongIn(name, members)

  return (
    <Form
      check={wrong}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={() => save({ name, description, members: members.filter(isSomebody) })}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={200}
            error={fields.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextArea
            label="What it is for"
            maxLength={5000}
            rows={3}
            error={fields.description}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
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
            onChange={setMembers}
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
    </Form>
  )
}

function Candidates() {
  const { data } = useCommitteeCandidatesQuery()
  return (
    <datalist id={candidates}>
      {data?.profiles.items.map(({ id, name, position }) => (
        <option key={id} value={name}>
          {position}
        </option>
      ))}
    </datalist>
  )
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
