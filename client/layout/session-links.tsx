import LogIn from "lucide-react/icons/log-in"
import LogOut from "lucide-react/icons/log-out"
import Search from "lucide-react/icons/search"
import Settings from "lucide-react/icons/settings"
import UserRound from "lucide-react/icons/user-round"
import type { ReactNode } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { mayLeave } from "../addresses/leave-guard.ts"
import { addressOf, type Origin } from "../session/origin.ts"
import { useSession } from "../session/session.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./session-links.module.css"

/** The operation that tells those who may administer from those who may not. */
const administration = "dashboard"

type SessionLinksProps = { className?: string; named?: boolean }

export function SessionLinks({ className, named }: SessionLinksProps) {
  const { viewer, can } = useSession()
  const origin = useOrigin()
  const leave = useSignOut()

  return (
    <div className={classNames(style.links, named && style.named, className)}>
      {viewer ? (
        <>
          <IconButton label="Log out" className={style.link} onClick={leave}>
            <LogOut aria-hidden="true" />
            {named && "Log out"}
          </IconButton>
          <IconLink to={`/user/view/${viewer.id}`} state={origin} label="My page" named={named}>
            <UserRound aria-hidden="true" />
          </IconLink>
          {can(administration) && (
            <IconLink to="/admin" state={origin} label="Admin" named={named}>
              <Settings aria-hidden="true" />
            </IconLink>
          )}
        </>
      ) : (
        <IconLink to="/login" state={origin} label="Log in" named={named}>
          <LogIn aria-hidden="true" />
        </IconLink>
      )}
    </div>
  )
}

export function SearchLink() {
  return (
    <IconLink to="/search" label="Search">
      <Search aria-hidden="true" />
    </IconLink>
  )
}

type IconLinkProps = { to: string; state?: Origin; label: string; named?: boolean; children: ReactNode }

export function IconLink({ to, state, label, named, children }: IconLinkProps) {
  return (
    <Link to={to} state={state} aria-label={label} title={named ? undefined : label} className={style.link}>
      {children}
      {named && label}
    </Link>
  )
}

/** Where signing in and out lead back to: here, unless one came to this screen only for that. */
export function useOrigin(): Origin {
  const { pathname, search, state } = useLocation()
  if (state?.from) return { from: state.from }
  return doors.includes(pathname) ? {} : { from: { pathname, search } }
}

const doors = ["/login", "/unauthorized"]

/** Ends the session and goes where the visitor came from, or home (specification, section 4). */
function useSignOut() {
  const { signOut } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()

  // First away: without a session, a guarded screen would lead to signing in.
  return async () => {
    if (!(await mayLeave())) return
    navigate(addressOf(state), { replace: true, state: { leaving: true } satisfies Origin })
    await signOut()
  }
}
