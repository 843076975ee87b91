import { type ReactNode, useRef, useState } from "react"
import { useSearchParams } from "react-router-dom"
import { useSession } from "../../base/session/session.tsx"
import { useOnChange } from "../../base/ui/controls/use-on-change.ts"
import { EmailForm } from "./email-form.tsx"
import type { ShownUser } from "./one-user.tsx"
import { PasswordForm } from "./password-form.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { type Change, changes, UserCard } from "./user-card.tsx"
import style from "./user-details.module.css"

/** Shows one at a time: the user, the edit form, also by `?edit=1`, or the password (specification, section 4). */
export function UserDetails({ user }: { user: ShownUser }) {
  const { viewer } = useSession()
  const own = viewer?.id === user.id
  const may = { profile: user.canEdit, email: own, password: own || user.canAdminister }
  const startsEditing = useSearchParams()[0].has("edit")
  const [change, setChange] = useState<Change | null>(startsEditing && may.profile ? changes[0] : null)
  const close = () => setChange(null)
  const section = useFocusFollowing(change)
  const forms: Record<Change["what"], ReactNode> = {
    profile: <ProfileForm user={user} onClose={close} />,
    email: <EmailForm onClose={close} />,
    password: (
      <>
        {!own && <p>For {user.name}, who will be signed out everywhere.</p>}
        <PasswordForm of={own ? "own" : { id: user.id }} email={user.email} onClose={close} />
      </>
    ),
  }

  return (
    <section ref={section} aria-label="Profile" className="shrinks">
      {change ? (
        <div className={style.paper}>
          <h2 className="step2">{change.label}</h2>
          {forms[change.what]}
        </div>
      ) : (
        <UserCard user={user} may={may} onChange={setChange} />
      )}
    </section>
  )
}

function useFocusFollowing(change: Change | null) {
  const section = useRef<HTMLElement>(null)
  useOnChange(change, (from) => {
    const target = change ? "input:not([type=file], [hidden])" : `[data-opens=${from?.what}]`
    section.current?.querySelector<HTMLElement>(target)?.focus()
  })
  return section
}
