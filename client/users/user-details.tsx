import { useEffect, useRef, useState } from "react"
import { useSession } from "../session/session.tsx"
import { EmailForm } from "./email-form.tsx"
import type { ShownUser } from "./one-user.tsx"
import { PasswordForm } from "./password-form.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { UserCard } from "./user-card.tsx"
import style from "./user-details.module.css"

/** A user's page is read, or edited, or its password is changed: one at a time (specification, section 4). */
export type Mode = "view" | "edit" | "password" | "email"

export function UserDetails({ user }: { user: ShownUser }) {
  const { viewer } = useSession()
  const [mode, setMode] = useState<Mode>("view")
  const section = useFocusFollowing(mode)
  const own = viewer?.id === user.id
  const close = () => setMode("view")

  return (
    <section ref={section} aria-label="Profile" className={style.details}>
      {mode === "view" && (
        <UserCard
          user={user}
          onEdit={user.canEdit ? () => setMode("edit") : undefined}
          onEmail={own ? () => setMode("email") : undefined}
          onPassword={own || user.canAdminister ? () => setMode("password") : undefined}
        />
      )}
      {mode === "edit" && (
        <div className={style.paper}>
          <h2 className={style.heading}>Edit profile</h2>
          <ProfileForm user={user} onClose={close} />
        </div>
      )}
      {mode === "password" && (
        <div className={style.paper}>
          <h2 className={style.heading}>Change password</h2>
          {!own && <p>For {user.name}, who will be signed out everywhere.</p>}
          <PasswordForm of={own ? "own" : { id: user.id }} email={user.email} onClose={close} />
        </div>
      )}
      {mode === "email" && (
        <div className={style.paper}>
          <h2 className={style.heading}>Change e-mail address</h2>
          <EmailForm onClose={close} />
        </div>
      )}
    </section>
  )
}

function useFocusFollowing(mode: Mode) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(mode)

  useEffect(() => {
    const from = before.current
    before.current = mode
    if (from === mode) return
    const target = mode === "view" ? `[data-opens=${from}]` : "input:not([type=file], [hidden])"
    section.current?.querySelector<HTMLElement>(target)?.focus()
  }, [mode])

  return section
}
