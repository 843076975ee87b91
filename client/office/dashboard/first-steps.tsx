import Check from "lucide-react/icons/check"
import { type SiteInfo, useSite } from "../../base/layout/site-info.tsx"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { UnwrittenPages } from "../admin/unwritten-pages.tsx"
import style from "./first-steps.module.css"

type Known = {
  site: Pick<SiteInfo, "motto" | "look" | "address" | "telephone" | "hero" | "unwrittenPages" | "mostAsked">
  dashboard: Pick<DashboardQuery["dashboard"], "users" | "news">
  pictureRules: Pick<DashboardQuery["pictureRules"], "unsaidIsPublic">
}

type Step = { label: string; note: string; path: string; isDone: (known: Known) => boolean; isProposal?: true }

const isWritten =
  (path: string): Step["isDone"] =>
  ({ site }) =>
    !site.unwrittenPages.includes(path)

export const steps: Step[] = [
  {
    label: "Give the school its name and motto",
    note: "Both stand on every page",
    path: "/admin/site/name",
    isDone: ({ site }) => site.motto !== "",
  },
  {
    label: "Choose crest and colours",
    note: "With the name, they make the site the school’s own",
    path: "/admin/site/look",
    isDone: ({ site }) => site.look.isChosen,
  },
  {
    label: "Write down address and telephone",
    note: "Families look for them first",
    path: "/admin/site/contact",
    isDone: ({ site }) => site.address.length > 0 && site.telephone.length > 0,
  },
  {
    label: "Choose the picture of the home page",
    note: "The first thing that is seen",
    path: "/admin/site/hero",
    isDone: ({ site }) => site.hero.picture !== null,
  },
  { label: "Say who you are", note: "The page About", path: "/about", isDone: isWritten("/about") },
  { label: "Say how to join", note: "The page Admissions", path: "/admissions", isDone: isWritten("/admissions") },
  { label: "Say what is kept of whom", note: "The page Privacy", path: "/privacy", isDone: isWritten("/privacy") },
  {
    label: "Choose what families ask for most",
    note: "Six links on the home page and in the menu",
    path: "/admin/site/most-asked",
    isDone: ({ site }) => site.mostAsked.length > 0,
  },
  {
    label: "Let pictures wait until it is said who can be recognised",
    note: "What shows one is a draft before: we propose it",
    path: "/admin/site/pictures",
    isDone: ({ pictureRules }) => !pictureRules.unsaidIsPublic,
    isProposal: true,
  },
  {
    label: "Add your colleagues",
    note: "Each signs in with a name of their own",
    path: "/admin/users/add",
    isDone: ({ dashboard }) => dashboard.users > 1,
  },
  {
    label: "Post the first story",
    note: "It leads the home page",
    path: "/news/add",
    isDone: ({ dashboard }) => dashboard.news > 0,
  },
]

export function FirstSteps(known: Pick<Known, "dashboard" | "pictureRules">) {
  const site = useSite()
  if (!site) return null
  const done = steps.filter(({ isDone }) => isDone({ site, ...known }))
  if (steps.every((step) => step.isProposal || done.includes(step))) return null

  return (
    <Panel title="Begin here">
      <p>
        {done.length} of {steps.length} are done.
      </p>
      <ol className="stack">
        {steps.map((step) => (
          <li key={step.path} className={style.item}>
            <CardLink to={step.path} className={style.link}>
              {step.label}
            </CardLink>
            {done.includes(step) && (
              <span className={style.done}>
                <Check />
                <span className="unseen">Done</span>
              </span>
            )}
            <span className={style.text}>{step.note}</span>
          </li>
        ))}
      </ol>
      <UnwrittenPages />
    </Panel>
  )
}
