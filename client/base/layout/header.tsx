import MapPin from "lucide-react/icons/map-pin"
import MenuIcon from "lucide-react/icons/menu"
import Phone from "lucide-react/icons/phone"
import Search from "lucide-react/icons/search"
import type { ReactNode } from "react"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { lazyPart } from "../ui/loading/lazy.tsx"
import { telephoneLink } from "../ui/texts/telephones.tsx"
import { SchoolText } from "../ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import style from "./header.module.css"
import { HeaderSearch } from "./header-search.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { MenuBar } from "./menu-bar.tsx"
import { SchoolCrest } from "./school-crest.tsx"
import { SessionLink } from "./session-link.tsx"
import { SessionLinks } from "./session-links.tsx"
import { nameBesideCrest, useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"
import { useSheet } from "./use-sheet.ts"

const MenuSheet = lazyPart(() => import("./menu-sheet.tsx"), "MenuSheet")
const StaffLinks = lazyPart(() => import("./viewer-links.tsx"), "StaffLinks")

export function Header({ search }: { search: ReactNode }) {
  const t = useT()
  const { viewer } = useSession()
  const sheet = useSheet("menu")

  return (
    <header className={style.header}>
      <TopRow />
      <div className={style.main}>
        <div className={style.row}>
          <Brand />
          <MenuBar className={style.menu} />
          <SessionLinks className={style.session} />
          {viewer && (
            <>
              <StaffLinks addClassName={style.add} />
              {search}
            </>
          )}
          <SessionLink icon={Search} to="/search" label={t("Search")} />
          <ButtonLink to="/apply" variant="accent" className={style.enroll}>
            {t("Enroll Now")}
          </ButtonLink>
          <button
            type="button"
            className={`scripted ${style.menuButton}`}
            aria-label={t("Menu")}
            aria-haspopup="dialog"
            onTouchStart={fetchSheet}
            onPointerEnter={fetchSheet}
            onFocus={fetchSheet}
            onClick={() => void MenuSheet.fetch().then(sheet.show, goToSitemap)}
          >
            <MenuIcon />
            <span className={style.menuWord}>{t("Menu")}</span>
          </button>
        </div>
      </div>
      {sheet.isOpen && <MenuSheet onClose={sheet.hide} onFollow={sheet.follow} />}
    </header>
  )
}

const fetchSheet = () => void MenuSheet.fetch().catch(() => undefined)

/** Fallback when the menu cannot be loaded: the footer has the same links. */
function goToSitemap() {
  for (const group of document.querySelectorAll<HTMLDetailsElement>("footer details")) group.open = true
  document.querySelector<HTMLElement>("footer nav a")?.focus()
}

function TopRow() {
  const t = useT()
  const site = useSite()
  const lang = useOriginalLang()

  return (
    <div className={style.top}>
      <div className={style.topRow}>
        {site && (
          <>
            {site.address.length > 0 && (
              <address className={style.address} lang={lang}>
                <MapPin />
                {site.address.join(", ")}
              </address>
            )}
            {site.helpLine.number && (
              <a className={style.help} href={telephoneLink(site.helpLine.number)}>
                <Phone />
                <SchoolText text={site.helpLine.label} className={style.helpLabel} /> {site.helpLine.number}
              </a>
            )}
            <SocialLinks className={style.social} />
          </>
        )}
        <LanguageSwitch className={style.languages} />
        <ButtonLink to="/apply" variant="accent" size="small" className={style.topEnroll}>
          {t("Enroll Now")}
        </ButtonLink>
        <HeaderSearch className={style.search} />
      </div>
    </div>
  )
}

function Brand() {
  const t = useT()
  const site = useSite()

  return (
    <Link to="/" className={style.brand}>
      <SchoolCrest className={style.crest} />
      <span className={`stack shrinks ${style.words}`}>
        <span className={`clamped ${style.shortName}`}>{site?.shortName}</span>
        <span className={`clamped ${style.name}`}>{site && nameBesideCrest(site)}</span>
        {site?.motto && <SchoolText text={site.motto} className={style.motto} />}
      </span>
      <span className="unseen"> {t("Home page")}</span>
    </Link>
  )
}
