import type { LucideIcon } from "lucide-react"
import Clock from "lucide-react/icons/clock"
import Mail from "lucide-react/icons/mail"
import MapPin from "lucide-react/icons/map-pin"
import Phone from "lucide-react/icons/phone"
import { Children, type ReactNode } from "react"
import { type SiteInfo, useIsWritten, useSite } from "../../base/layout/site-info.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { ArchIcon } from "../../base/ui/ornaments/arch-icon.tsx"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import style from "./contact-panel.module.css"
import { SchoolMap } from "./school-map.tsx"

export function ContactPanel() {
  const t = useT()
  const site = useSite()
  const lang = useOriginalLang()
  const isWritten = useIsWritten()

  return (
    <div className="stack5">
      <h2 className="step2">{t("Or reach us")}</h2>
      {site ? (
        <div className={style.ways}>
          <ContactMethod icon={MapPin} name={t("By post")}>
            {site.postalAddress.map((line) => (
              <span key={line} className={style.line} lang={lang}>
                {line}
              </span>
            ))}
          </ContactMethod>
          <ContactMethod icon={Phone} name={t("By telephone")}>
            {numbersOf(site)}
          </ContactMethod>
          <ContactMethod icon={Mail} name={t("By email")}>
            {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
          </ContactMethod>
          <ContactMethod icon={Clock} name={t("Office hours")}>
            {site.officeHours && <SchoolText text={site.officeHours} className={style.line} />}
          </ContactMethod>
        </div>
      ) : (
        <SkeletonText lines={9} />
      )}
      <SchoolMap />
      {isWritten({ path: "/visitor" }) && (
        <p>
          <Link to="/visitor">{t("How to find us, and what to bring")}</Link>
        </p>
      )}
    </div>
  )
}

function numbersOf(site: SiteInfo) {
  return linesOf(site).map(({ label, number }) => (
    <span key={number} className={style.telephone}>
      <SchoolText text={label} className="soft" /> <a href={telephoneLink(number)}>{number}</a>
    </span>
  ))
}

/** Shows the numbers at once where the panel is below a form. */
export function PhoneNumbers() {
  const site = useSite()
  return site && <p className={style.numbers}>{numbersOf(site)}</p>
}

/** The help line, shown at the top of every page, comes first unless the other numbers include it. */
function linesOf({ helpLine, telephone }: SiteInfo) {
  const isListed = telephone.some(({ number }) => telephoneLink(number) === telephoneLink(helpLine.number))
  return helpLine.number && !isListed ? [helpLine, ...telephone] : telephone
}

function ContactMethod({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  if (Children.toArray(children).every((child) => child === "")) return null
  return (
    <div className={style.way}>
      <ArchIcon of={icon} />
      <div className={style.words}>
        <h3 className={style.name}>{name}</h3>
        {children}
      </div>
    </div>
  )
}
