import MapPin from "lucide-react/icons/map-pin"
import MenuIcon from "lucide-react/icons/menu"
import Phone from "lucide-react/icons/phone"
import { Suspense, useState } from "react"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { Crest } from "../ui/ornaments/crest.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import style from "./header.module.css"
import { MenuBar } from "./menu-bar.tsx"
import { MenuSheet } from "./menu-sheet.tsx"
import { SearchLink, SessionLinks } from "./session-links.tsx"
import { telephoneLink, useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"

const PostNoticeLink = lazy(() => import("./viewer-links.tsx"), "PostNoticeLink")

export function Header() {
  const { can } = useSession()
  const [sheetOpen, setSheetOpen] = useState(false)

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
            Enroll Now
          </ButtonLink>
          <button type="button" className={style.menuButton} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
            <MenuIcon aria-hidden="true" />
            <span className={style.menuWord}>Menu</span>
          </button>
        </div>
      </div>
      <MenuSheet open={sheetOpen} onClose={() => setSheetOpen(false)} />
    </header>
  )
}

function TopRow() {
  const site = useSite()

  return (
    <div className={style.top}>
      <div className={style.topRow}>
        {site && (
          <>
            {site.address.length > 0 && (
              <address className={style.address}>
                <MapPin aria-hidden="true" />
                {site.address.join(", ")}
              </address>
            )}
            {site.helpLine.number && (
              <a className={style.help} href={telephoneLink(site.helpLine.number)}>
                <Phone aria-hidden="true" />
                <span className={style.helpLabel}>{site.helpLine.label}</span> {site.helpLine.number}
              </a>
            )}
            <SocialLinks className={style.social} />
          </>
        )}
        <ButtonLink to="/apply" variant="accent" size="small" className={style.topEnroll}>
          Enroll Now
        </ButtonLink>
      </div>
    </div>
  )
}

function Brand() {
  const site = useSite()

  return (
    <Link to="/" className={style.brand}>
      <Crest className={style.crest} />
      <span className={style.words}>
        <span className={style.shortName}>{site?.shortName}</span>
        <span className={style.name}>{site?.name}</span>
        <span className={style.motto}>{site?.motto}</span>
      </span>
      <VisuallyHidden> Home page</VisuallyHidden>
    </Link>
  )
}
