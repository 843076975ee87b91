import MapPin from "lucide-react/icons/map-pin"
import MenuIcon from "lucide-react/icons/menu"
import Phone from "lucide-react/icons/phone"
import { Suspense, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { isGuarded } from "../addresses/leave-guard.ts"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { useOnChange } from "../ui/controls/use-on-change.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { telephoneLink } from "../ui/texts/telephones.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { SchoolText } from "../ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import style from "./header.module.css"
import { HeaderSearch } from "./header-search.tsx"
import { LanguageSwitch } from "./language-switch.tsx"
import { MenuBar } from "./menu-bar.tsx"
import { SchoolCrest } from "./school-crest.tsx"
import { SearchLink, SessionLinks } from "./session-links.tsx"
import { useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"

const MenuSheet = lazy(() => import("./menu-sheet.tsx"), "MenuSheet")
const PostNoticeLink = lazy(() => import("./viewer-links.tsx"), "PostNoticeLink")

export function Header() {
  const t = useT()
  const { can } = useSession()
  const sheet = useSheet()

  return (
    <header className={style.header}>
      <TopRow />
      <div className={style.main}>
        <div className={style.row}>
          <Brand />
          <MenuBar className={style.menu} />
          <SessionLinks className={style.session} />
          {can("addNotice") && (
            <Suspense>
              <PostNoticeLink />
            </Suspense>
          )}
          <SearchLink />
          <ButtonLink to="/apply" variant="accent" className={style.enroll}>
            {t("Enroll Now")}
          </ButtonLink>
          <button
            type="button"
            className={style.menuButton}
            aria-haspopup="dialog"
            onTouchStart={fetchSheet}
            onPointerEnter={fetchSheet}
            onFocus={fetchSheet}
            onClick={sheet.show}
          >
            <MenuIcon />
            <span className={style.menuWord}>{t("Menu")}</span>
          </button>
        </div>
      </div>
      {sheet.hasCome && (
        <Suspense>
          <MenuSheet open={sheet.isOpen} onClose={sheet.hide} onFollow={sheet.follow} />
        </Suspense>
      )}
    </header>
  )
}

const sheetStep = "menu"

/** The open sheet is a step of the history, so that Back closes it and stays on the page. */
function useSheet() {
  const [hasCome, setHasCome] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()
  const isStep = location.state === sheetStep
  useOnChange(location, () => void (isStep || setIsOpen(false)))

  const open = () => {
    setHasCome(true)
    setIsOpen(true)
    // With something unsent, a step would ask whether to leave.
    if (!isGuarded()) navigate({ search: location.search }, { state: sheetStep })
  }
  const follow = () => setIsOpen(false)
  const hide = () => (isStep ? navigate(-1) : follow())

  return { hasCome, isOpen, show: () => void MenuSheet.fetch().then(open, goToSitemap), follow, hide }
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
      <span className={style.words}>
        <span className={style.shortName}>{site?.shortName}</span>
        <span className={style.name}>{site?.name}</span>
        {site?.motto && <SchoolText text={site.motto} className={style.motto} />}
      </span>
      <VisuallyHidden> {t("Home page")}</VisuallyHidden>
    </Link>
  )
}
