import type { LucideIcon } from "lucide-react"
import { useLocation } from "react-router-dom"
import type { ReturnTo } from "../session/return-to.ts"
import { Link } from "../ui/controls/link.tsx"
import style from "./session-links.module.css"

type SessionLinkProps = { to: string; state?: ReturnTo; label: string; named?: boolean; icon: LucideIcon }

/** `named` in the menu sheet, whose history entry the link replaces. */
export function SessionLink({ label, named, icon: Icon, ...link }: SessionLinkProps) {
  return (
    <Link {...link} replace={named} aria-label={label} title={named ? undefined : label} className={style.link}>
      <Icon />
      {named && label}
    </Link>
  )
}

/** The location to return to after signing in or out: this one, or during sign-in the one before it. */
export function useReturnTo(): ReturnTo {
  const { pathname, search, state } = useLocation()
  if (state?.from) return { from: state.from }
  return signInPaths.includes(pathname) ? {} : { from: { pathname, search } }
}

const signInPaths = ["/login", "/unauthorized"]
