import { useApolloClient } from "@apollo/client/react"
import { useEffect, useState } from "react"
import { SelectField } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { HeirsDocument, type HeirsQuery } from "../../generated/office.ts"
import { allOf } from "./all-pages.ts"

type Writer = HeirsQuery["users"]["items"][number]

type WriterChoiceProps = {
  label: string
  hint?: string
  required?: boolean
  /** Label for choosing no account. */
  nobody: string
  which?: (writer: Writer) => boolean
  value: number | null
  onChoose: (id: number | null, name?: string) => void
}

/** Chooses one of the accounts that may publish. */
export function WriterChoice({ nobody, which = () => true, value, onChoose, ...field }: WriterChoiceProps) {
  const client = useApolloClient()
  const [writers, setWriters] = useState<Writer[]>([])
  const [failure, setFailure] = useState<string>()
  const nameOf = (id: number | null) => writers.find((writer) => writer.id === id)?.name

  useEffect(() => {
    const found = allOf(client, HeirsDocument, {}, ({ users }: HeirsQuery) => users)
    found.then(setWriters, (error) => setFailure(failureOf(error).text))
  }, [client])

  const choose = (given: string) => {
    const id = given ? Number(given) : null
    onChoose(id, nameOf(id))
  }

  return (
    <SelectField {...field} error={failure} value={value ?? ""} onChange={({ target }) => choose(target.value)}>
      <option value="">{nobody}</option>
      {writers.filter(which).map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name} ({email})
        </option>
      ))}
      {value !== null && !nameOf(value) && <option value={value}>Account {value}</option>}
    </SelectField>
  )
}
