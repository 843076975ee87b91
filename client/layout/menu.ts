import { useIsWritten } from "./site-info.tsx"

export type MenuLink = {
  label: string
  path: string
  /** The form that this page tells of: a button there, and where the link leads while nothing is written on the page. */
  form?: { label: string; path: string }
}
export type MenuGroup = {
  label: string
  links: MenuLink[]
  /** First segments of addresses that belong here without being in the menu. */
  also?: string[]
}

/**
 * The whole menu. What it says of its pages, and the online school, an address outside this site, follow from the
 * site's own information.
 */
export const menu: MenuGroup[] = [
  {
    label: "About",
    links: [
      { label: "About", path: "/about" },
      { label: "Welcome", path: "/welcome" },
      { label: "Principal", path: "/principal" },
      { label: "Governors", path: "/governors" },
      { label: "Management", path: "/management" },
      { label: "Vacancies", path: "/vacancies" },
      { label: "Support", path: "/support" },
      { label: "Safeguarding", path: "/safeguarding" },
      { label: "Documents", path: "/documents" },
    ],
    also: ["profiles"],
  },
  {
    label: "Learning",
    links: [
      { label: "Academic", path: "/academic" },
      { label: "Arts", path: "/arts" },
      { label: "Sport", path: "/sport" },
      { label: "Leadership", path: "/leadership" },
      { label: "Teachers", path: "/teachers" },
      { label: "Clubs", path: "/clubs" },
    ],
  },
  {
    label: "News & Events",
    links: [
      { label: "News", path: "/news" },
      { label: "Blog", path: "/blog" },
      { label: "Events", path: "/events" },
      { label: "Dates", path: "/dates" },
      { label: "Gallery", path: "/gallery" },
    ],
  },
  {
    label: "Contact",
    links: [
      { label: "Contact", path: "/contact" },
      { label: "Admissions", path: "/admissions", form: { label: "Enroll Now", path: "/apply" } },
      { label: "Visitor", path: "/visitor" },
      { label: "FAQs", path: "/faqs" },
      { label: "Fees", path: "/fees" },
      { label: "Uniform", path: "/uniform" },
      { label: "Lunch", path: "/lunch" },
      { label: "Absence", path: "/attendance", form: { label: "Report an absence", path: "/absence" } },
      { label: "Transport", path: "/transport" },
    ],
    also: ["apply", "absence", "receipt"],
  },
]

/** The same on this site. */
export function useMenu(): MenuGroup[] {
  const written = useWrittenLinks()
  const groups = menu.map((group) => ({ ...group, links: written(group.links) }))
  return groups.filter(({ links }) => links.length > 0)
}

/** Takes away links to pages on which nothing is written yet, or has them lead to the form that such a page is about. */
export function useWrittenLinks(): (links: MenuLink[]) => MenuLink[] {
  const isWritten = useIsWritten()
  return (links) =>
    links.flatMap(({ form, ...link }) => {
      if (isWritten(link)) return [link]
      return form ? [{ ...link, path: form.path }] : []
    })
}

/** The form that a page of the menu tells of. */
export const formOf = (path: string) => menu.flatMap(({ links }) => links).find((link) => link.path === path)?.form

/**
 * The group that an address belongs to: its last segment decides, and where that says nothing the one before it.
 * None of them holds the admin area, which has forms called `contact` and `about`.
 */
export function activeGroup(pathname: string): MenuGroup | undefined {
  if (pathname.startsWith("/admin/")) return undefined
  const segments = pathname.split("/").filter(Boolean).reverse()
  for (const segment of segments) {
    const group = menu.find(
      ({ links, also }) => links.some(({ path }) => path === `/${segment}`) || also?.includes(segment),
    )
    if (group) return group
  }
}
