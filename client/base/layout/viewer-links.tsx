import LogOut from "lucide-react/icons/log-out"
import Megaphone from "lucide-react/icons/megaphone"
import NotebookPen from "lucide-react/icons/notebook-pen"
import Plus from "lucide-react/icons/plus"
import Settings from "lucide-react/icons/settings"
import UserRound from "lucide-react/icons/user-round"
import { useLocation, useNavigate } from "react-router-dom"
import { mayLeave } from "../addresses/leave-guard.ts"
import { type ReturnTo, returnAddress } from "../session/return-to.ts"
import { useSession } from "../session/session.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { NewItems } from "./new-items.tsx"
import { SessionLink, useReturnTo } from "./session-link.tsx"
import style from "./session-links.module.css"
import { useSheet } from "./use-sheet.ts"

const administration = "dashboard"

/** In the specification's order; `named`, in the menu sheet, most needed first. */
export function ViewerLinks({ id, named }: { id: number; named?: boolean }) {
  const { can } = useSession()
  const link = { state: useReturnTo(), named }
  const signOut = useSignOut()
  const logOut = (
    <IconButton icon={LogOut} label="Log out" className={style.link} onClick={signOut}>
      {named && "Log out"}
    </IconButton>
  )

  return (
    <>
      {!named && logOut}
      <SessionLink icon={UserRound} to={`/user/view/${id}`} label="My page" {...link} />
      {named && can("myContent") && <SessionLink icon={NotebookPen} to="/user" label="My work" {...link} />}
      {can(administration) && <SessionLink icon={Settings} to="/admin" label="Admin" {...link} />}
      {named && logOut}
    </>
  )
}

/** Visible on phones too: an urgent notice cannot wait, and teachers begin stories between lessons. */
export function StaffLinks({ addClassName }: { addClassName?: string }) {
  const { can } = useSession()
  const state = useReturnTo()
  const { isOpen, show, hide, follow } = useSheet("new")
  const add = classNames(style.link, addClassName)

  return (
    <>
      {can("myContent") && <IconButton icon={Plus} label="New" className={add} aria-haspopup="dialog" onClick={show} />}
      <Dialog open={isOpen} title="New" onClose={hide}>
        <NewItems className="stack3" onClick={follow} />
      </Dialog>
      {can("addNotice") && <SessionLink icon={Megaphone} to="/admin/notices/add" label="Post a notice" state={state} />}
    </>
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
