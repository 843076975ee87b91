import ChevronDown from "lucide-react/icons/chevron-down"
import ExternalLink from "lucide-react/icons/external-link"
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react"
import { type Location, useLocation } from "react-router-dom"
import { NavLink } from "../ui/controls/link.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { useT } from "../ui/words/words.tsx"
import { activeGroup, type MenuGroup, useGroups, useMenu } from "./menu.ts"
import style from "./menu-bar.module.css"
import { MenuNote } from "./menu-note.tsx"
import { useSite } from "./site-info.tsx"

/** Includes the location, so that navigation closes the panel. */
type Opened = { label: string; at: Location }

export function MenuBar({ className }: { className?: string }) {
  const t = useT()
  const location = useLocation()
  const onlineSchool = useSite()?.onlineSchoolUrl
  const [opened, setOpened] = useState<Opened | null>(null)
  const activeLabel = activeGroup(location.pathname, useGroups())?.label
  const active = activeLabel && t(activeLabel)

  const isOpen = ({ label }: MenuGroup) => opened?.label === label && opened.at === location

  return (
    <nav aria-label={t("Main")} className={className}>
      <ul className={style.bar}>
        {useMenu().map((group) => (
          <Group
            key={group.label}
            group={group}
            active={group.label === active}
            open={isOpen(group)}
            onOpen={(opens) =>
              setOpened((now) =>
                opens ? { label: group.label, at: location } : now?.label === group.label ? null : now,
              )
            }
          />
        ))}
        {onlineSchool && (
          <li>
            <a className={style.entry} href={onlineSchool} rel="noopener">
              {t("Online School")}
              <ExternalLink />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

type GroupProps = { group: MenuGroup; active: boolean; open: boolean; onOpen: (opens: boolean) => void }

function Group({ group, active, open, onOpen }: GroupProps) {
  const panelId = useId()
  const item = useRef<HTMLLIElement>(null)
  const hover = useHover(onOpen)

  // A link to the current screen does not move the focus: it would be lost with the links.
  const close = () => {
    onOpen(false)
    item.current?.querySelector("button")?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) close()
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      onOpen(true)
      requestAnimationFrame(() => moveFocus(item.current, event.key === "ArrowDown" ? 1 : -1))
    }
  }
  const blur = (event: FocusEvent) => {
    if (!item.current?.contains(event.relatedTarget)) onOpen(false)
  }

  return (
    <li ref={item} className={style.group} onKeyDown={keyDown} onBlur={blur} {...hover.area}>
      <button
        type="button"
        className={classNames(style.entry, active && style.active)}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={active ? "true" : undefined}
        onClick={() => onOpen(hover.takeOver() || !open)}
      >
        {group.label}
        <ChevronDown className={style.chevron} />
      </button>
      {/* Focusable by click: Safari does not focus links, and the panel would close under the pointer. */}
      <div id={panelId} className={style.panel} hidden={!open} tabIndex={-1}>
        <ul className={classNames(style.links, group.links.length > 5 && style.two)}>
          {group.links.map(({ label, path }) => (
            <li key={path}>
              <NavLink to={path} className={style.link} onClick={close}>
                <span className={style.label}>{label}</span>
                <MenuNote of={path} className="small" />
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function moveFocus(item: HTMLElement | null, step: 1 | -1) {
  const stops = [...(item?.querySelectorAll<HTMLElement>("button, a") ?? [])]
  const index = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.max(index + step, 0)]?.focus()
}

function useHover(onOpen: (opens: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasOpened = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const plan = (opens: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      hasOpened.current = opens
      onOpen(opens)
    }, delay)
  }

  return {
    area: { onPointerEnter: plan(true, 120), onPointerLeave: plan(false, 260) },
    /** Leaves the panel to the click: after hovering has opened it, the click means "open", not "close". */
    takeOver: () => {
      clearTimeout(timer.current)
      const had = hasOpened.current
      hasOpened.current = false
      return had
    },
  }
}
