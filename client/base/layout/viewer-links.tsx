import LogOut from "lucide-react/icons/log-out"
import Megaphone from "lucide-react/icons/megaphone"
import Settings from "lucide-react/icons/settings"
import UserRound from "lucide-react/icons/user-round"
import { useLocation, useNavigate } from "react-router-dom"
import { mayLeave } from "../addresses/leave-guard.ts"
import { type ReturnTo, returnAddress } from "../session/return-to.ts"
import { useSession } from "../session/session.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { SessionLink, useReturnTo } from "./session-link.tsx"
import style from "./session-links.module.css"

const administration = "dashboard"

export function ViewerLinks({ id, named }: { id: number; named?: boolean }) {
  const { can } = useSession()
  const returnTo = useReturnTo()
  const leave = useSignOut()

  return (
    <>
      <IconButton label="Log out" className={style.link} onClick={leave}>
        <LogOut aria-hidden="true" />
        {named && "Log out"}
      </IconButton>
      <SessionLink to={`/user/view/${id}`} state={returnTo} label="My page" named={named}>
        <UserRound aria-hidden="true" />
      </SessionLink>
      {can(administration) && (
        <SessionLink to="/admin" state={returnTo} label="Admin" named={named}>
          <Settings aria-hidden="true" />
        </SessionLink>
      )}
    </>
  )
}

/** On every page, also on a phone: an urgent notice cannot wait. */
export function PostNoticeLink() {
  return (
    <SessionLink to="/admin/notices/add" state={useReturnTo()} label="Post a notice">
      <Megaphone aria-hidden="true" />
    </SessionLink>
  )
}

/** Signs out and returns to the page before, or home (specification, section 4). */
function useSignOut() {
  const { signOut } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()

  // Navigate first: without a session, a guarded screen would redirect to signing in.
  return async () => {
    if (!(await mayLeave())) return
    navigate(returnAddress(state), { replace: true, state: { leaving: true } satisfies ReturnTo })
    await signOut()
  }
}
