import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { useItemId } from "../content/item-id.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { editProgramLimits } from "../generated/limits.ts"
import {
  type ProgramFieldsFragment,
  type ProgramsQuery,
  type RenewProgramTokenMutation,
  useEditProgramMutation,
  useProgramsQuery,
  useRenewProgramTokenMutation,
} from "../generated/office.ts"
import { NotFound } from "../layout/not-found.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { formatShortDate, useZone } from "../ui/dates/dates.tsx"
import { programFields } from "./program-fields.ts"
import { ProgramToken } from "./program-token.tsx"

type Renewed = RenewProgramTokenMutation["renewProgramToken"]

const asNew = "/admin/programs/add"
const above = [{ label: "Programs", to: "/admin/programs" }]

/** What a program may do and until when, to be changed: its token stays the same. */
export function ProgramScreen() {
  const id = useItemId()
  const { can } = useSession()
  const query = useProgramsQuery({ skip: !can("editProgram") })
  const [renewed, setRenewed] = useState<Renewed>()
  if (!can("editProgram")) return <NotFound />
  if (renewed) return <ProgramToken above={above} given={renewed} />

  return (
    <OneRecord id={id} query={query} title="Program" above={above} asNew={asNew}>
      {({ programs, programAreas }) => {
        const program = programs.find((one) => one.id === id)
        return program && <Shown key={program.id} {...{ program, programAreas }} onRenewed={setRenewed} />
      }}
    </OneRecord>
  )
}

type ShownProps = {
  program: ProgramFieldsFragment
  programAreas: ProgramsQuery["programAreas"]
  onRenewed: (renewed: Renewed) => void
}

function Shown({ program, programAreas, onRenewed }: ShownProps) {
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
        fields={programFields(programAreas, program, formatShortDate(endsAt, zone))}
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
      <Renewal program={program} onRenewed={onRenewed} />
    </AdminPage>
  )
}

function Renewal({ program: { id, name }, onRenewed }: Pick<ShownProps, "program" | "onRenewed">) {
  const toast = useToast()
  const [renew] = useRenewProgramTokenMutation({ fetchPolicy: "no-cache", refetchQueries: ["Programs"] })

  return (
    <Panel title="Another token" note="For when somebody has seen it who should not have, or once a year.">
      <div>
        <ConfirmButton
          label="Renew the token"
          variant="quiet"
          question={`Renew the token of ${name}?`}
          consequence="Give the new one to whoever keeps the program within a day: until then both are valid."
          confirmLabel="Renew"
          confirmVariant="primary"
          run={async () => {
            const { data } = await renew({ variables: { id } })
            if (data) onRenewed(data.renewProgramToken)
          }}
          onDone={() => toast("Token Renewed")}
        />
      </div>
    </Panel>
  )
}
