import LogIn from "lucide-react/icons/log-in"
import Search from "lucide-react/icons/search"
import { type ReactNode, Suspense } from "react"
import { useLocation } from "react-router-dom"
import type { ReturnTo } from "../session/return-to.ts"
import { useSession } from "../session/session.tsx"
import { Link } from "../ui/controls/link.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./session-links.module.css"

const ViewerLinks = lazy(() => import("./viewer-links.tsx"), "ViewerLinks")

type SessionLinksProps = { className?: string; named?: boolean }

export function SessionLinks({ className, named }: SessionLinksProps) {
  const t = useT()
  const { viewer } = useSession()
  const returnTo = useReturnTo()

  return (
    <div className={classNames(style.links, named && style.named, className)}>
      {viewer ? (
        <Suspense>
          <ViewerLinks id={viewer.id} named={named} />
        </Suspense>
      ) : (
        <IconLink to="/login" state={returnTo} label={t("Log in")} named={named}>
          <LogIn aria-hidden="true" />
        </IconLink>
      )}
    </div>
  )
}

export function SearchLink() {
  const t = useT()
  return (
    <IconLink to="/search" label={t("Search")}>
      <Search aria-hidden="true" />
    </IconLink>
  )
}

type IconLinkProps = { to: string; state?: ReturnTo; label: string; named?: boolean; children: ReactNode }

export function IconLink({ to, state, label, named, children }: IconLinkProps) {
  return (
    <Link to={to} state={state} aria-label={label} title={named ? undefined : label} className={style.link}>
      {children}
      {named && label}
    </Link>
  )
}

/** Where signing in and out lead back to: here, unless one came to this screen only for that. */
export function useReturnTo(): ReturnTo {
  const { pathname, search, state } = useLocation()
  if (state?.from) return { from: state.from }
  return doors.includes(pathname) ? {} : { from: { pathname, search } }
}

const doors = ["/login", "/unauthorized"]
