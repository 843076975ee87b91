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
      <IconButton icon={LogOut} label="Log out" className={style.link} onClick={leave}>
        {named && "Log out"}
      </IconButton>
      <SessionLink icon={UserRound} to={`/user/view/${id}`} state={returnTo} label="My page" named={named} />
      {can(administration) && <SessionLink icon={Settings} to="/admin" state={returnTo} label="Admin" named={named} />}
    </>
  )
}

/** On every page, also on a phone: an urgent notice cannot wait. */
export function PostNoticeLink() {
  return <SessionLink icon={Megaphone} to="/admin/notices/add" state={useReturnTo()} label="Post a notice" />
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
