import { useApolloClient } from "@apollo/client/react"
import { useEffect, useState } from "react"
import { Options, SelectField } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { HeirsDocument, type HeirsQuery } from "../../generated/office.ts"
import { fetchAllPages } from "./fetch-all-pages.ts"

type Writer = HeirsQuery["users"]["items"][number]

type WriterChoiceProps = {
  label: string
  hint?: string
  required?: boolean
  /** Label for choosing no account. */
  noneLabel: string
  filter?: (writer: Writer) => boolean
  value: number | null
  onChoose: (id: number | null, name?: string) => void
}

/** Chooses one of the accounts that may publish. */
export function WriterChoice({ noneLabel, filter = () => true, value, onChoose, ...field }: WriterChoiceProps) {
  const client = useApolloClient()
  const [writers, setWriters] = useState<Writer[]>([])
  const [failure, setFailure] = useState<string>()
  const nameOf = (id: number | null) => writers.find((writer) => writer.id === id)?.name

  useEffect(() => {
    const found = fetchAllPages(client, HeirsDocument, {}, ({ users }: HeirsQuery) => users)
    found.then(setWriters, (error) => setFailure(failureOf(error).text))
  }, [client])

  const choose = (selected: string) => {
    const id = selected ? Number(selected) : null
    onChoose(id, nameOf(id))
  }

  return (
    <SelectField {...field} error={failure} value={value ?? ""} onChange={({ target }) => choose(target.value)}>
      <option value="">{noneLabel}</option>
      <Options of={writers.filter(filter).map(({ id, name, email }) => [id, `${name} (${email})`])} />
      {value !== null && !nameOf(value) && <option value={value}>Account {value}</option>}
    </SelectField>
  )
}
