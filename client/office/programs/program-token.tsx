import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import type { AddProgramMutation } from "../../generated/office.ts"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { ShownOnce } from "../admin/shown-once.tsx"
import style from "./program-token.module.css"

type ProgramTokenProps = { given: AddProgramMutation["addProgram"] }

export function ProgramToken({ given: { token, program } }: ProgramTokenProps) {
  return (
    <AdminPage title={`The token of ${program.name}`} above={crumbsAbove("program")} width="form">
      <ShownOnce secret={token} to="/admin/programs">
        This token is shown only now: nobody can look it up later. Whoever has it can do what the program may, until{" "}
        <DateText of={program.endsAt} as={formatDateTime} />. Keep it as you keep a password.
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
