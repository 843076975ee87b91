import { msg } from "../ui/words/translate.ts"
import { useT } from "../ui/words/words.tsx"
import { useIsWritten, useSite } from "./site-info.tsx"

export type MenuLink = {
  label: string
  path: string
  lang?: string
  /** The form that the page describes: a button on the page, and the link's target while the page is empty. */
  form?: { label: string; path: string }
}
export type MenuGroup = {
  label: string
  links: MenuLink[]
  /** First path segments that belong to this group without being in the menu. */
  also?: string[]
}

export const menu: MenuGroup[] = [
  {
    label: msg("About"),
    links: [
      { label: msg("About"), path: "/about" },
      { label: msg("Welcome"), path: "/welcome" },
      { label: msg("Principal"), path: "/principal" },
      { label: msg("Governors"), path: "/governors" },
      { label: msg("Management"), path: "/management" },
      { label: msg("Vacancies"), path: "/vacancies" },
      { label: msg("Support"), path: "/support" },
      { label: msg("Safeguarding"), path: "/safeguarding" },
      { label: msg("Documents"), path: "/documents" },
    ],
    also: ["profiles"],
  },
  {
    label: msg("Learning"),
    links: [
      { label: msg("Academic"), path: "/academic" },
      { label: msg("Arts"), path: "/arts" },
      { label: msg("Sport"), path: "/sport" },
      { label: msg("Leadership"), path: "/leadership" },
      { label: msg("Teachers"), path: "/teachers" },
      { label: msg("Classes"), path: "/classes" },
      { label: msg("Clubs"), path: "/clubs" },
    ],
  },
  {
    label: msg("News & Events"),
    links: [
      { label: msg("News"), path: "/news" },
      { label: msg("Blog"), path: "/blog" },
      { label: msg("Events"), path: "/events" },
      { label: msg("Dates"), path: "/dates" },
      { label: msg("Gallery"), path: "/gallery" },
    ],
  },
  {
    label: msg("Contact"),
    links: [
      { label: msg("Contact"), path: "/contact" },
      { label: msg("Admissions"), path: "/admissions", form: { label: msg("Enroll Now"), path: "/apply" } },
      { label: msg("Visitor"), path: "/visitor" },
      { label: msg("FAQs"), path: "/faqs" },
      { label: msg("Fees"), path: "/fees" },
      { label: msg("Uniform"), path: "/uniform" },
      { label: msg("Lunch"), path: "/lunch" },
      { label: msg("Absence"), path: "/attendance", form: { label: msg("Report an absence"), path: "/absence" } },
      { label: msg("Transport"), path: "/transport" },
    ],
    also: ["apply", "absence", "receipt"],
  },
]

const menuLinks = menu.flatMap(({ links }) => links)

export const support: MenuLink[] = [
  { label: msg("Enroll Now"), path: "/apply" },
  { label: msg("Support"), path: "/support" },
  { label: msg("FAQs"), path: "/faqs" },
  { label: msg("Privacy"), path: "/privacy" },
  { label: msg("Accessibility"), path: "/accessibility" },
  { label: msg("Search"), path: "/search" },
]

export const linkTo = (path: string) => [...menuLinks, ...support].find((link) => link.path === path)

/** The office's own groups, or else the built-in ones. */
export function useGroups(): MenuGroup[] {
  const own = useSite()?.menuGroups ?? []
  if (own.length === 0) return menu
  return own.map(({ title, links }) => ({
    label: title,
    links: links.map(({ title, path }) => ({ ...linkTo(path), label: title, path })),
    also: menu.find(({ label }) => label === title)?.also,
  }))
}

/** Leaves out groups without links. */
export function useMenu(): MenuGroup[] {
  const t = useT()
  const written = useWrittenLinks()
  const groups = useGroups().map(({ label, links }) => ({ label: t(label), links: written(links) }))
  return groups.filter(({ links }) => links.length > 0)
}

export function useWrittenLinks(): (links: MenuLink[]) => MenuLink[] {
  const t = useT()
  const isWritten = useIsWritten()
  return (links) =>
    links.flatMap(({ label, path, form, lang }) => {
      if (isWritten({ path })) return [{ label: t(label), path, lang }]
      return form ? [{ label: t(label), path: form.path, lang }] : []
    })
}

/** Found by the deepest segment in the menu; undefined for the staff area, whose forms are called `contact` too. */
export function activeGroup(pathname: string, groups = menu): MenuGroup | undefined {
  if (/^\/(admin|user)\//.test(pathname)) return undefined
  const segments = pathname.split("/").reverse()
  for (const segment of segments) {
    const paths = [`/${segment}`, `/p/${segment}`]
    const group = groups.find(
      ({ links, also }) => links.some(({ path }) => paths.includes(path)) || also?.includes(segment),
    )
    if (group) return group
  }
}
