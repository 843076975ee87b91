import ExternalLink from "lucide-react/icons/external-link"
import X from "lucide-react/icons/x"
import { useLocation } from "react-router-dom"
import { ButtonLink, IconButton } from "../ui/controls/button.tsx"
import { NavLink } from "../ui/controls/link.tsx"
import { Modal } from "../ui/controls/modal.tsx"
import { useOnChange } from "../ui/controls/use-on-change.ts"
import { useT } from "../ui/words/words.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { type MenuGroup, useMenu } from "./menu.ts"
import style from "./menu-sheet.module.css"
import { SessionLinks } from "./session-links.tsx"
import { useIsWritten, useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"

export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  // Every navigation closes the sheet, but not the one during which it opens.
  useOnChange(useLocation(), onClose)
  const groups = [...useMostAsked(), ...useMenu()]
  const onlineSchool = useSite()?.onlineSchoolUrl

  return (
    <Modal open={open} onClose={onClose} className={style.sheet} aria-label={t("Menu")}>
      <div className={style.body}>
        <IconButton label={t("Close menu")} className={style.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <LanguageSwitch className={style.languages} />
        <nav aria-label={t("Main")} className="stack5">
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
    </Modal>
  )
}

function useMostAsked(): MenuGroup[] {
  const t = useT()
  const links = useSite()?.mostAsked.filter(useIsWritten()) ?? []
  if (links.length === 0) return []
  return [{ label: t("Often asked for"), links: links.map(({ title, path }) => ({ label: t(title), path })) }]
}
