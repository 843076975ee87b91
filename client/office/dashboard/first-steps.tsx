import Check from "lucide-react/icons/check"
import { type SiteInfo, useSite } from "../../base/layout/site-info.tsx"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { UnwrittenPages } from "../admin/unwritten-pages.tsx"
import style from "./first-steps.module.css"

type SetupState = {
  site: Pick<
    SiteInfo,
    "motto" | "look" | "address" | "telephone" | "timeZone" | "hero" | "unwrittenPages" | "mostAsked"
  >
  dashboard: Pick<DashboardQuery["dashboard"], "users" | "news">
  pictureRules: Pick<DashboardQuery["pictureRules"], "unsaidIsPublic">
  schoolYear: Pick<DashboardQuery["schoolYear"], "years">
}

type Step = { label: string; note: string; path: string; isDone: (setup: SetupState) => boolean; isOptional?: true }

const isWritten =
  (path: string): Step["isDone"] =>
  ({ site }) =>
    !site.unwrittenPages.includes(path)

export const steps: Step[] = [
  {
    label: "Give the school its name and motto",
    note: "They appear on every page",
    path: "/admin/site/name",
    isDone: ({ site }) => site.motto !== "",
  },
  {
    label: "Choose crest and colours",
    note: "With the name, they make the site your own",
    path: "/admin/site/look",
    isDone: ({ site }) => site.look.isChosen,
  },
  {
    label: "Add your address, telephone number and time zone",
    note: "Families look for them first, and their calendars go by the school’s clocks",
    path: "/admin/site/contact",
    isDone: ({ site }) => site.address.length > 0 && site.telephone.length > 0 && site.timeZone !== "UTC",
  },
  {
    label: "Enter terms, holidays and days off",
    note: "Families read them under Today and in their calendars",
    path: "/admin/dates/add",
    isDone: ({ schoolYear }) => schoolYear.years.length > 0,
  },
  {
    label: "Choose a picture for the home page",
    note: "The first thing people see",
    path: "/admin/site/hero",
    isDone: ({ site }) => site.hero.picture !== null,
  },
  { label: "Say who you are", note: "The About page", path: "/about", isDone: isWritten("/about") },
  { label: "Say how to join", note: "The Admissions page", path: "/admissions", isDone: isWritten("/admissions") },
  {
    label: "Say what you keep about people",
    note: "The Privacy page",
    path: "/privacy",
    isDone: isWritten("/privacy"),
  },
  {
    label: "Choose what families ask for most",
    note: "Six links on the home page and in the menu",
    path: "/admin/site/most-asked",
    isDone: ({ site }) => site.mostAsked.length > 0,
  },
  {
    label: "Hold back pictures until you say who is in them",
    note: "We recommend it: until then they stay drafts",
    path: "/admin/site/pictures",
    isDone: ({ pictureRules }) => !pictureRules.unsaidIsPublic,
    isOptional: true,
  },
  {
    label: "Add your colleagues",
    note: "Everybody gets their own account",
    path: "/admin/users/add",
    isDone: ({ dashboard }) => dashboard.users > 1,
  },
  {
    label: "Post the first story",
    note: "It comes first on the home page",
    path: "/news/add",
    isDone: ({ dashboard }) => dashboard.news > 0,
  },
]

export function FirstSteps(setup: Omit<SetupState, "site">) {
  const site = useSite()
  if (!site) return null
  const done = steps.filter(({ isDone }) => isDone({ site, ...setup }))
  if (steps.every((step) => step.isOptional || done.includes(step))) return null

  return (
    <Panel title="Begin here">
      <p>
        {done.length} of {steps.length} are done.
      </p>
      <ol className="stack">
        {steps.map((step) => (
          <li key={step.path} className={style.item}>
            <CardLink to={step.path} state={{ from: "/admin" }} className={style.link}>
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
