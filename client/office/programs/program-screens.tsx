import { useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { DateText, formatDateTime, formatShortDate, useZone } from "../../base/ui/dates/dates.tsx"
import { addProgramLimits, editProgramLimits } from "../../generated/limits.ts"
import {
  type AddProgramMutation,
  useAddProgramMutation,
  useEditProgramMutation,
  useProgramsQuery,
  useRenewProgramTokenMutation,
} from "../../generated/office.ts"
import { useItemId } from "../../items/content/item-id.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { AdminPage, LoadedPage, Panel } from "../admin/admin-page.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { crumbsAbove, recordKinds } from "../admin/record-kinds.ts"
import { Renewal } from "../admin/renewal.tsx"
import { ShownOnce } from "../admin/shown-once.tsx"
import { newProgramFields, programFields } from "./program-fields.ts"
import style from "./program-token.module.css"

const tokenOptions = { fetchPolicy: "no-cache" as const, refetchQueries: ["Programs"] }

export function AddProgramScreen() {
  const query = useProgramsQuery()
  const [add, { data: added }] = useAddProgramMutation(tokenOptions)
  const navigate = useNavigate()
  const toast = useToast()
  if (added) return <ProgramToken result={added.addProgram} />

  return (
    <LoadedPage title="Add a program" above={crumbsAbove("program")} width="form" query={query}>
      {({ programAreas }) => (
        <FieldsForm
          fields={newProgramFields(programAreas)}
          limits={addProgramLimits}
          submitLabel="Make the token"
          failedTitle="This program was not added."
          onCancel={() => navigate(recordKinds.program.path)}
          save={async (input, { idempotencyKey, context }) => {
            await add({ variables: { input: { ...input, idempotencyKey } }, context })
            toast("Program Added")
          }}
        />
      )}
    </LoadedPage>
  )
}

export function ProgramScreen() {
  const id = useItemId()
  const query = useProgramsQuery()
  const zone = useZone()
  const [edit] = useEditProgramMutation()
  const [renew, { data: renewed }] = useRenewProgramTokenMutation(tokenOptions)
  if (renewed) return <ProgramToken result={renewed.renewProgramToken} />

  return (
    <OneRecord of="program" query={query}>
      {({ programs, programAreas }) => {
        const program = programs.find((one) => one.id === id)
        return (
          program && (
            <EditRecord
              of="program"
              fields={programFields(programAreas, program, formatShortDate(program.endsAt, zone))}
              limits={editProgramLimits}
              stored={program}
              name={program.name}
              note="Its token stays the same, and what you change counts from its next request on."
              failedTitle="This program was not changed."
              edit={edit}
            >
              <Renewal
                kind="Token"
                note="Do this if somebody has seen it who should not have, or once a year."
                question={`Renew the token of ${program.name}?`}
                consequence="Give the new one to the program’s maintainer within a day: until then both are valid."
                renew={() => renew({ variables: { id: program.id } })}
              />
            </EditRecord>
          )
        )
      }}
    </OneRecord>
  )
}

function ProgramToken({ result: { token, program } }: { result: AddProgramMutation["addProgram"] }) {
  return (
    <AdminPage title={`The token of ${program.name}`} above={crumbsAbove("program")} width="form">
      <ShownOnce secret={token} to="/admin/programs">
        This token is shown only now: nobody can look it up later. Whoever has it can do what the program may, until{" "}
        <DateText of={program.endsAt} as={formatDateTime} />. Treat it like a password.
        {program.previousTokenEndsAt && (
          <>
            {" "}
            The one before is valid too, until <DateText of={program.previousTokenEndsAt} as={formatDateTime} />.
          </>
        )}
      </ShownOnce>
      <Panel title="How the program shows it">
        <p>With every request, in GraphQL and REST alike:</p>
        <pre className={style.sample}>
          <code>{`curl ${window.location.origin}/graphql \\
  -H 'Authorization: Bearer ${token.slice(0, 12)}…' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ viewer { program { name } } }"}'`}</code>
        </pre>
      </Panel>
    </AdminPage>
  )
}
