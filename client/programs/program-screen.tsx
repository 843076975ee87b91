import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { useItemId } from "../content/item-id.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { editProgramLimits } from "../generated/limits.ts"
import {
  type ProgramFieldsFragment,
  type ProgramsQuery,
  useEditProgramMutation,
  useProgramsQuery,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { formatShortDate, useZone } from "../ui/dates/dates.tsx"
import { programFields } from "./program-fields.ts"

const asNew = "/admin/programs/add"
const above = [{ label: "Programs", to: "/admin/programs" }]

/** What a program may do and until when, to be changed: its token stays the same. */
export function ProgramScreen() {
  const id = useItemId()
  const { can } = useSession()
  const query = useProgramsQuery({ skip: !can("editProgram"), fetchPolicy: "cache-and-network" })
  if (!can("editProgram")) return <NotFound />

  return (
    <OneRecord id={id} query={query} title="Program" above={above} asNew={asNew}>
      {({ programs, programAreas }) => {
        const program = programs.find((one) => one.id === id)
        return program && <Shown key={program.id} program={program} areas={programAreas} />
      }}
    </OneRecord>
  )
}

type ShownProps = { program: ProgramFieldsFragment; areas: ProgramsQuery["programAreas"] }

function Shown({ program, areas }: ShownProps) {
  const { id, name, rights, role, endsAt } = program
  const zone = useZone()
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditProgramMutation()
  const back = () => navigate("/admin/programs")

  return (
    <AdminPage
      title={name}
      above={above}
      width="form"
      note="Its token stays the same, and what you change counts from its next request on."
    >
      <FieldsForm
        fields={programFields(areas, program, formatShortDate(endsAt, zone))}
        limits={editProgramLimits}
        stored={{ name, role, rights }}
        submitLabel="Update"
        failedTitle="This program was not changed."
        asNew={asNew}
        onCancel={back}
        save={async (input, { context }) => {
          await edit({ variables: { id, input }, context })
          toast("Program Edited")
          back()
        }}
      />
    </AdminPage>
  )
}
