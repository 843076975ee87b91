import { useEffect, useRef } from "react"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { CopyButton } from "../admin/copy-button.tsx"
import type { AddProgramMutation } from "../generated/office.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import type { Crumb } from "../ui/texts/breadcrumbs.tsx"
import style from "./program-token.module.css"

type ProgramTokenProps = { above: Crumb[]; added: AddProgramMutation["addProgram"] }

/** The token of a new program, the one time that it is shown. */
export function ProgramToken({ above, added: { token, program } }: ProgramTokenProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <AdminPage title={`The token of ${program.name}`} above={above} width="form">
      <Panel title="Copy it now">
        <p ref={words} tabIndex={-1} className={style.words}>
          This token is shown only now: nobody can look it up later. Whoever has it can do what the program may, until{" "}
          <DateText of={program.endsAt} as={formatDateTime} />. Keep it as you keep a password.
        </p>
        <p className={style.secret}>{token}</p>
        <div className={style.actions}>
          <CopyButton text={token} />
          <ButtonLink to="/admin/programs" variant="quiet">
            I have kept it
          </ButtonLink>
        </div>
      </Panel>
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
