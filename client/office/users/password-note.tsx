import { type ReactNode, useEffect, useRef } from "react"
import { QuietButton, QuietLink } from "../../base/ui/controls/button.tsx"
import { givenPasswordDays } from "../../generated/constants.ts"
import type { AddAccountMutation, PasswordLinkFieldsFragment as PasswordLinkFields } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { CopyButton } from "../admin/copy-button.tsx"
import { PasswordLinkNote } from "./password-link-note.tsx"
import style from "./password-note.module.css"

export type AddedUser = { user: AddAccountMutation["addUser"] } & ({ password: string } | { link: PasswordLinkFields })

/** Stored nowhere: after leaving, nobody can read it again. */
export function PasswordNote({ added, onAnother }: { added: AddedUser; onAnother: () => void }) {
  const note = useRef<HTMLDivElement>(null)
  // The form that had the focus has disappeared.
  useEffect(() => note.current?.focus(), [])
  const { user } = added

  return (
    <div ref={note} tabIndex={-1} className={style.focused}>
      {"link" in added ? (
        <Panel title={`${user.name} is invited`}>
          <PasswordLinkNote link={added.link} />
          <Actions onAnother={onAnother} />
        </Panel>
      ) : (
        <Panel
          title={`${user.name} can sign in now`}
          note="Please hand this over, best in person. The password is shown only now: the site does not keep it readable."
        >
          <dl className={style.facts}>
            <dt className="soft">Email</dt>
            <dd className="breaks">{user.email}</dd>
            <dt className="soft">Password</dt>
            <dd className={style.password}>{added.password}</dd>
          </dl>
          <Actions onAnother={onAnother}>
            <CopyButton text={`Email: ${user.email}\nPassword: ${added.password}`} />
          </Actions>
          <p>It only lets them choose their own password. It expires in {givenPasswordDays} days.</p>
        </Panel>
      )}
    </div>
  )
}

function Actions({ children, onAnother }: { children?: ReactNode; onAnother: () => void }) {
  return (
    <div className="row3">
      {children}
      <QuietButton onClick={onAnother}>Add another user</QuietButton>
      <QuietLink to="/admin/users">Back to the users</QuietLink>
    </div>
  )
}
