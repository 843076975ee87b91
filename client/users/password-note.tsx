import { type ReactNode, useEffect, useRef } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { CopyButton } from "../admin/copy-button.tsx"
import { givenPasswordDays } from "../generated/constants.ts"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import type { AddedUser } from "./add-user-screen.tsx"
import { PasswordLinkNote } from "./password-link-note.tsx"
import style from "./password-note.module.css"

/** What the new user needs to sign in. It is kept nowhere: once this is left, nobody can read it again. */
export function PasswordNote({ made, onAnother }: { made: AddedUser; onAnother: () => void }) {
  const note = useFocus()
  const { user } = made

  return (
    <div ref={note} tabIndex={-1} className={style.focused}>
      {"link" in made ? (
        <Panel title={`${user.name} is invited`}>
          <PasswordLinkNote link={made.link} />
          <Actions onAnother={onAnother} />
        </Panel>
      ) : (
        <Panel
          title={`${user.name} can sign in now`}
          note="Please hand this over, best in person. The password is shown only now: the site does not keep it readable."
        >
          <dl className={style.facts}>
            <dt>Email</dt>
            <dd>{user.email}</dd>
            <dt>Password</dt>
            <dd className={style.password}>{made.password}</dd>
          </dl>
          <Actions onAnother={onAnother}>
            <CopyButton text={`Email: ${user.email}\nPassword: ${made.password}`} />
          </Actions>
          <p>It lets them choose a password of their own, and do nothing else. It ends in {givenPasswordDays} days.</p>
        </Panel>
      )}
    </div>
  )
}

function Actions({ children, onAnother }: { children?: ReactNode; onAnother: () => void }) {
  return (
    <div className={style.actions}>
      {children}
      <Button variant="quiet" onClick={onAnother}>
        Add another user
      </Button>
      <ButtonLink variant="quiet" to="/admin/users">
        Back to the users
      </ButtonLink>
    </div>
  )
}

/** The form that had the focus is gone. */
function useFocus() {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return note
}
