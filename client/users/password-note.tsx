import { useEffect, useRef } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { useAction } from "../layout/use-action.ts"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import type { AddedUser } from "./add-user-screen.tsx"
import style from "./password-note.module.css"

/** What the new user needs to sign in. It is kept nowhere: once this is left, nobody can read the password again. */
export function PasswordNote({ made: { user, password }, onAnother }: { made: AddedUser; onAnother: () => void }) {
  const { act } = useAction()
  const note = useFocus()
  const copy = () => navigator.clipboard.writeText(`Email: ${user.email}\nPassword: ${password}`)

  return (
    <div ref={note} tabIndex={-1} className={style.focused}>
      <Panel
        title={`${user.name} can sign in now`}
        note="Please hand this over, best in person. The password is shown only now: the site does not keep it readable."
      >
        <dl className={style.facts}>
          <dt>Email</dt>
          <dd>{user.email}</dd>
          <dt>Password</dt>
          <dd className={style.password}>{password}</dd>
        </dl>
        <div className={style.actions}>
          {navigator.clipboard && <Button onClick={() => act(copy, "Copied")}>Copy</Button>}
          <Button variant="quiet" onClick={onAnother}>
            Add another user
          </Button>
          <ButtonLink variant="quiet" to="/admin/users">
            Back to the users
          </ButtonLink>
        </div>
        <p>
          They change it on <Link to={`/user/view/${user.id}`}>their page</Link> after signing in.
        </p>
      </Panel>
    </div>
  )
}

/** The form that had the focus is gone. */
function useFocus() {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return note
}
