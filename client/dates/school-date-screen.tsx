import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { DeleteRecord } from "../admin/delete-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { evict } from "../content/evict.ts"
import { byId, useItemId } from "../content/item-id.ts"
import type { SchoolDateFieldsFragment } from "../generated/graphql.ts"
import {
  type AddSchoolDateInput,
  useDeleteSchoolDateMutation,
  useEditSchoolDateMutation,
  useSchoolDateQuery,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { above, dateLists, pathOfYear } from "./admin-dates.ts"
import { SchoolDateForm } from "./school-date-form.tsx"

const asNew = "/admin/dates/add"

export function SchoolDateScreen() {
  const id = useItemId()
  const query = useSchoolDateQuery(byId(id))

  return (
    <OneRecord id={id} query={query} title="Date" above={above()} asNew={asNew}>
      {({ schoolDate }) => schoolDate && <Shown key={schoolDate.id} date={schoolDate} />}
    </OneRecord>
  )
}

function Shown({ date }: { date: SchoolDateFieldsFragment }) {
  const { id, name, year } = date
  const navigate = useNavigate()
  const toast = useToast()
  const update = evict(...dateLists)
  const [edit] = useEditSchoolDateMutation({ update })
  const [remove] = useDeleteSchoolDateMutation({ update })

  const save = async (input: AddSchoolDateInput, { version, context }: Sent) => {
    await edit({ variables: { id, input: { ...input, version } }, context })
    toast("Date Edited")
    navigate(pathOfYear(input.year))
  }

  return (
    <AdminPage title={name} above={above(year)} width="form">
      <SchoolDateForm
        date={date}
        save={save}
        submitLabel="Update"
        asNew={asNew}
        onCancel={() => navigate(pathOfYear(year))}
      />
      <DeleteRecord
        what="date"
        name={name}
        kept
        run={() => remove({ variables: { id } })}
        done="Date Deleted"
        to={pathOfYear(year)}
      />
    </AdminPage>
  )
}
