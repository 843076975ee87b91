import type { ReactNode } from "react"
import { Fold } from "../ui/controls/fold.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Arcade } from "../ui/ornaments/arcade.tsx"
import { telephoneLink } from "../ui/texts/telephones.tsx"
import { SchoolText, useTextProps } from "../ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import style from "./footer.module.css"
import { LanguageSwitch } from "./language-switch.tsx"
import { type MenuLink, support, useGroups, useWrittenLinks } from "./menu.ts"
import { SchoolCrest } from "./school-crest.tsx"
import { nameBesideCrest, useSite } from "./site-info.tsx"
import { SocialLinks } from "./social-links.tsx"

export function Footer() {
  const t = useT()
  return (
    <footer className={style.footer}>
      <Arcade className={style.arcade} />
      <div className={style.columns}>
        <About />
        <Sitemap />
        <nav aria-label={t("Support")} className={style.support}>
          <LinkGroup title={t("Support")} of={support}>
            <li>
              <a href="/feed.xml">{t("News feed")}</a>
            </li>
          </LinkGroup>
        </nav>
        <Contact />
      </div>
      <LanguageSwitch className={style.languages} />
      <Colophon />
    </footer>
  )
}

function About() {
  const site = useSite()
  const textProps = useTextProps()

  return (
    <div className={style.about}>
      <p className={style.name}>
        <SchoolCrest className={style.crest} />
        {site && nameBesideCrest(site)}
      </p>
      <p {...textProps(site?.footerText ?? "")} />
      <SocialLinks className={style.social} />
    </div>
  )
}

function Sitemap() {
  const t = useT()
  const original = useOriginalLang()
  const groups = useSite()?.footerGroups ?? []
  const langOf = (text: string) => (t.knows(text) ? undefined : original)
  const isGrouped = (path: string) => groups.some(({ links }) => links.some((link) => link.path === path))
  const isSupport = (path: string) => support.some((link) => link.path === path)
  const links = useGroups().flatMap(({ links }) => links)
  const others = links.filter(({ path }) => !isSupport(path) && !isGrouped(path))

  return (
    <nav aria-label={t("Sitemap")} className={groups.length > 0 ? style.sitemap : undefined}>
      {groups.map(({ title, links }) => (
        <LinkGroup
          key={title}
          title={t(title)}
          lang={langOf(title)}
          of={links.map(({ title, path }) => ({ label: title, path, lang: langOf(title) }))}
        />
      ))}
      <LinkGroup title={t("Sitemap")} of={others} />
    </nav>
  )
}

type GroupProps = { title: string; lang?: string; children?: ReactNode }

function Group({ title, lang, children }: GroupProps) {
  const heading = (
    <h2 className={style.heading} lang={lang}>
      {title}
    </h2>
  )
  return <Fold title={heading}>{children}</Fold>
}

/** Omitted while none of the group's pages is written. */
function LinkGroup({ of, children, ...group }: GroupProps & { of: MenuLink[] }) {
  const links = useWrittenLinks()(of)
  if (links.length === 0 && !children) return null

  return (
    <Group {...group}>
      <ul className={style.links}>
        {links.map(({ label, path, lang }) => (
          <li key={path} lang={lang}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </Group>
  )
}

function Contact() {
  const t = useT()
  const textProps = useTextProps()
  const site = useSite()
  const lang = useOriginalLang()
  if (site && !site.email && site.address.length + site.telephone.length === 0) return null

  return (
    <Group title={t("Contact")}>
      {site && (
        <address className={style.address}>
          <p lang={lang}>
            {site.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <ul className={style.links}>
            {site.telephone.map(({ label, number }) => (
              <li key={number}>
                <SchoolText text={label} className={style.line} />
                <a href={telephoneLink(number)}>{number}</a>
              </li>
            ))}
            {site.email && (
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
            )}
          </ul>
          <p {...textProps(site.officeHours)} />
        </address>
      )}
    </Group>
  )
}

function Colophon() {
  const t = useT()
  const site = useSite()
  if (!site) return null

  return (
    <p className={style.colophon}>
      <span>{t("{school}, since {year}", { school: site.name, year: site.founded })}</span>
      {site.motto && <SchoolText text={site.motto} className={style.motto} />}
    </p>
  )
}
