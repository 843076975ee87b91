import ChevronDown from "lucide-react/icons/chevron-down"
import Inbox from "lucide-react/icons/inbox"
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { useSession } from "../../base/session/session.tsx"
import { NavLink } from "../../base/ui/controls/link.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { useAdminNewsQuery } from "../../generated/office.ts"
import { type AdminLink, activeLink, adminMenu } from "./admin-menu.ts"
import style from "./side-menu.module.css"

export function SideMenu() {
  const { open, toggle, close, closeOnEscape, button } = useDisclosure()
  const current = activeLink(useLocation().pathname)
  const { data, previousData } = useAdminNewsQuery({ pollInterval: 60_000, skipPollAttempt: () => document.hidden })
  const news = data ?? previousData
  const countOf = ({ count }: AdminLink) => (news && count?.(news)) ?? 0
  const { can } = useSession()
  const id = useId()

  return (
    <nav aria-label="Admin" className={style.menu} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={style.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        <span className="unseen">Admin menu, now at </span>
        {current && <current.icon />}
        <span className={style.here}>{current?.label ?? "Admin"}</span>
        <Waiting of={adminMenu.reduce((sum, link) => sum + countOf(link), 0)} />
        <ChevronDown className={style.chevron} />
      </button>
      <ul id={id} className={classNames(style.links, !open && style.closed)}>
        {adminMenu
          .filter(({ needs }) => !needs || can(needs))
          .map((link) => (
            <li key={link.path}>
              <MenuLink link={link} count={countOf(link)} onClick={close} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

function MenuLink({ link, count, onClick }: { link: AdminLink; count: number; onClick: () => void }) {
  return (
    <NavLink to={link.path} end={link.path === "/admin"} className={style.link} onClick={onClick}>
      <link.icon />
      {link.label}
      {count > 0 && <Count of={count} />}
    </NavLink>
  )
}

function Waiting({ of }: { of: number }) {
  if (of === 0) return null

  return (
    <span className={style.waiting}>
      <span className="unseen">Enquiries, applications, absences and approvals: </span>
      <Inbox />
      <Count of={of} />
    </span>
  )
}

function Count({ of }: { of: number }) {
  return (
    <span className={style.count}>
      {of}
      <span className="unseen"> new</span>
    </span>
  )
}

function useDisclosure() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setOpen(false), [pathname])

  // A link to the current screen does not move the focus: it would be lost with the links.
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => (key === "Escape" && open ? close() : undefined)
  return { open, toggle: () => setOpen(!open), close, closeOnEscape, button }
}
