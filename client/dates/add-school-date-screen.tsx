import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { evict } from "../content/evict.ts"
import { type AddSchoolDateInput, useAddSchoolDateMutation } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { above, dateLists, pathOfYear } from "./admin-dates.ts"
import { SchoolDateForm } from "./school-date-form.tsx"
import { useYearInAddress } from "./year-in-address.ts"

export function AddSchoolDateScreen() {
  const navigate = useNavigate()
  const toast = useToast()
  const year = useYearInAddress()
  const [add] = useAddSchoolDateMutation({ update: evict(...dateLists) })

  const save = async (input: AddSchoolDateInput, { idempotencyKey, context }: Sent) => {
    await add({ variables: { input: { ...input, idempotencyKey } }, context })
    toast("Date Added")
    navigate(pathOfYear(input.year), { replace: true })
  }

  return (
    <AdminPage title="Add a date" width="form" above={above()}>
      <SchoolDateForm year={year} save={save} submitLabel="Add the date" onCancel={() => navigate(pathOfYear(year))} />
    </AdminPage>
  )
}
