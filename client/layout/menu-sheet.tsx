import ExternalLink from "lucide-react/icons/external-link"
import X from "lucide-react/icons/x"
import { type SyntheticEvent, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { ButtonLink, IconButton } from "../ui/controls/button.tsx"
import { NavLink } from "../ui/controls/link.tsx"
import { useT } from "../ui/words/words.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { type MenuGroup, useMenu } from "./menu.ts"
import style from "./menu-sheet.module.css"
import { SessionLinks } from "./session-links.tsx"
import { useIsWritten, useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"

export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const sheet = useSheet(open, onClose)
  const groups = [...useMostAsked(), ...useMenu()]
  const onlineSchool = useSite()?.onlineSchoolUrl
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }

  return (
    <dialog ref={sheet} className={style.sheet} aria-label={t("Menu")} onCancel={cancel}>
      {open && (
        <div className={style.body}>
          <IconButton label={t("Close menu")} className={style.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
          <LanguageSwitch className={style.languages} />
          <nav aria-label={t("Main")} className={style.groups}>
            {groups.map(({ label, links }) => (
              <section key={label}>
                <h2 className={style.group}>{label}</h2>
                <ul className={style.links}>
                  {links.map((link) => (
                    <li key={link.path}>
                      <NavLink to={link.path} className={style.link} onClick={onClose}>
                        {link.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {onlineSchool && (
              <a className={style.online} href={onlineSchool} rel="noopener">
                {t("Online School")}
                <ExternalLink aria-hidden="true" />
              </a>
            )}
          </nav>
          <SessionLinks named />
          <ButtonLink to="/apply" variant="accent" size="large" onClick={onClose}>
            {t("Enroll Now")}
          </ButtonLink>
          <SocialLinks className={style.social} />
        </div>
      )}
    </dialog>
  )
}

/** What most people come for stands first, whatever group it belongs to. */
function useMostAsked(): MenuGroup[] {
  const t = useT()
  const links = useSite()?.mostAsked.filter(useIsWritten()) ?? []
  if (links.length === 0) return []
  return [{ label: t("Often asked for"), links: links.map(({ title, path }) => ({ label: t(title), path })) }]
}

function useSheet(open: boolean, onClose: () => void) {
  const sheet = useRef<HTMLDialogElement>(null)
  const location = useLocation()
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (!open) return
    sheet.current?.showModal()
    const element = sheet.current
    return () => element?.close()
  }, [open])

  // Every navigation closes the sheet, which opens as it comes.
  const here = useRef(location)
  useEffect(() => {
    if (here.current !== location) close.current()
    here.current = location
  }, [location])

  return sheet
}
