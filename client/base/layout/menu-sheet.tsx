import ExternalLink from "lucide-react/icons/external-link"
import Phone from "lucide-react/icons/phone"
import X from "lucide-react/icons/x"
import { useSession } from "../session/session.tsx"
import { ButtonLink, IconButton } from "../ui/controls/button.tsx"
import { KeywordSearch } from "../ui/controls/keyword-search.tsx"
import { NavLink } from "../ui/controls/link.tsx"
import { Modal } from "../ui/controls/modal.tsx"
import { telephoneLink } from "../ui/texts/telephones.tsx"
import { useT } from "../ui/words/words.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { type MenuGroup, useMenu } from "./menu.ts"
import style from "./menu-sheet.module.css"
import { SessionLinks } from "./session-links.tsx"
import { useIsWritten, useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"

type MenuSheetProps = {
  onClose: () => void
  onFollow: () => void
}

export function MenuSheet({ onClose, onFollow }: MenuSheetProps) {
  const t = useT()
  const { viewer } = useSession()
  const groups = [...useMostAsked(), ...useMenu()]
  const { onlineSchoolUrl: onlineSchool, helpLine } = useSite() ?? {}

  return (
    <Modal open onClose={onClose} className={style.sheet} aria-label={t("Menu")}>
      <div className={style.body}>
        <IconButton icon={X} label={t("Close menu")} className={style.close} onClick={onClose} />
        {viewer && <SessionLinks named className={style.own} />}
        <LanguageSwitch className={viewer ? undefined : style.languages} />
        <KeywordSearch placeholder={t("Keyword")} onSubmit={onFollow} />
        <p className={style.first}>
          <NavLink to="/" end className={style.link} onClick={onFollow}>
            {t("Home")}
          </NavLink>
          {helpLine?.number && (
            <a href={telephoneLink(helpLine.number)} className={style.link}>
              <Phone />
              {helpLine.number}
            </a>
          )}
        </p>
        <nav aria-label={t("Main")} className="stack5">
          {groups.map(({ label, links }) => (
            <section key={label}>
              <h2 className={style.group}>{label}</h2>
              <ul className={style.links}>
                {links.map((link) => (
                  <li key={link.path}>
                    <NavLink to={link.path} className={style.link} onClick={onFollow}>
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
              <ExternalLink />
            </a>
          )}
        </nav>
        {!viewer && <SessionLinks named />}
        <ButtonLink to="/apply" variant="accent" size="large" onClick={onFollow}>
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
