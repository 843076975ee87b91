export type MenuLink = { label: string; path: string; note: string }
export type MenuGroup = {
  label: string
  links: MenuLink[]
  /** First segments of addresses that belong here without being in the menu. */
  also?: string[]
}

/** The whole menu. The online school, an address outside this site, follows from the site's own information. */
export const menu: MenuGroup[] = [
  {
    label: "About",
    links: [
      { label: "About", path: "/about", note: "Who we are and how we began" },
      { label: "Welcome", path: "/welcome", note: "What to expect on a first visit" },
      { label: "Principal", path: "/principal", note: "A letter from the head of the school" },
      { label: "Governors", path: "/governors", note: "The people who keep watch" },
      { label: "Management", path: "/management", note: "Who runs the school day to day" },
      { label: "Vacancies", path: "/vacancies", note: "Come and work with us" },
      { label: "Support", path: "/support", note: "Ways to help the school" },
    ],
    also: ["profiles"],
  },
  {
    label: "Learning",
    links: [
      { label: "Academic", path: "/academic", note: "What is taught, from Reception up" },
      { label: "Arts", path: "/arts", note: "Paint, clay, song and stage" },
      { label: "Sport", path: "/sport", note: "Teams, fixtures and the pool" },
      { label: "Leadership", path: "/leadership", note: "The pupil council and the houses" },
      { label: "Teachers", path: "/teachers", note: "The people in the classrooms" },
    ],
  },
  {
    label: "News & Events",
    links: [
      { label: "News", path: "/news", note: "What happened this week" },
      { label: "Blog", path: "/blog", note: "Longer reads from the classrooms" },
      { label: "Events", path: "/events", note: "Dates for your diary" },
      { label: "Gallery", path: "/gallery", note: "The school in pictures" },
    ],
  },
  {
    label: "Contact",
    links: [
      { label: "Contact", path: "/contact", note: "Write, call or come by" },
      { label: "Admissions", path: "/admissions", note: "How to join, step by step" },
      { label: "Visitor", path: "/visitor", note: "Finding us, and signing in" },
      { label: "FAQs", path: "/faqs", note: "Uniform, buses, lunch and the rest" },
    ],
    also: ["apply"],
  },
]

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
