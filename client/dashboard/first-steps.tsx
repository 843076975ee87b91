import { Panel } from "../admin/admin-page.tsx"
import { CardLink } from "../ui/controls/card-link.tsx"
import list from "./news-list.module.css"

const steps = [
  { label: "Give the school its name and motto", note: "Both stand on every page", path: "/admin/site/name" },
  { label: "Write down address and telephone", note: "Families look for them first", path: "/admin/site/contact" },
  { label: "Choose the picture of the home page", note: "The first thing that is seen", path: "/admin/site/hero" },
  { label: "Add your colleagues", note: "Each signs in with a name of their own", path: "/admin/users/add" },
  { label: "Post the first story", note: "It leads the home page", path: "/news/add" },
]

export function FirstSteps() {
  return (
    <Panel title="Begin here">
      <ol className={list.items}>
        {steps.map(({ label, note, path }) => (
          <li key={path} className={list.item}>
            <CardLink to={path} className={list.link}>
              {label}
            </CardLink>
            <span className={list.text}>{note}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
