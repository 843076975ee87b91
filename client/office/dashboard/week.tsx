import { Link } from "../../base/ui/controls/link.tsx"
import { DayText, formatWeekday } from "../../base/ui/dates/dates.tsx"
import { grouped } from "../../base/ui/grouped.ts"
import { Panel } from "../admin/admin-page.tsx"
import type { Due } from "./due-this-week.ts"

export function Week({ due }: { due: Due[] }) {
  return (
    <Panel title="Due this week" action={<Link to="/admin/dates">All dates</Link>}>
      {due.length === 0 && <p className="soft">Nothing in the next seven days.</p>}
      {grouped(due, ({ day }) => day).map(([day, ofDay]) => (
        <section key={day} className="stack2">
          <h3 className="plain strong">
            <DayText of={day} as={formatWeekday} />
          </h3>
          <ul className="stack1">
            {ofDay.map(({ text, note, path }) => (
              <li key={`${path} ${text}`} className="breaks">
                <Link to={path}>{text}</Link> <span className="soft">{note}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}
