import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { AdminPage } from "../admin/admin-page.tsx"
import { type HealthQuery, useHealthQuery } from "../generated/office.ts"
import { Moment } from "../ui/dates/moment.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import style from "./health-screen.module.css"

export function HealthScreen() {
  const query = useHealthQuery()

  return (
    <AdminPage title="Health" width="form">
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ health }) => <Findings of={health} />}
      </Loaded>
    </AdminPage>
  )
}

type Finding = HealthQuery["health"][number]

function Findings({ of }: { of: Finding[] }) {
  return (
    <>
      <p className={style.summary}>{summaryOf(of)}</p>
      <ul className={style.findings}>
        {of.map((finding) => (
          <Line key={finding.subject} finding={finding} />
        ))}
      </ul>
    </>
  )
}

function summaryOf(findings: Finding[]) {
  const count = findings.filter(({ state }) => state === "LOOK").length
  if (count === 0) return "All is well."
  return count === 1 ? "One thing needs a look." : `${count} things need a look.`
}

const looks = {
  LOOK: { icon: TriangleAlert, word: "Look at this" },
  NOTE: { icon: Info, word: "To know" },
  GOOD: { icon: CircleCheck, word: "Good" },
}

function Line({ finding: { subject, state, says, todo, at } }: { finding: Finding }) {
  const { icon: Icon, word } = looks[state]

  return (
    <li className={style.finding} data-state={state}>
      <Icon aria-hidden="true" className={style.icon} />
      <div className={style.words}>
        <h2 className={style.subject}>
          {subject} <span className={style.state}>{word}</span>
        </h2>
        <p>
          {says}
          {at && (
            <>
              {" "}
              <Moment of={at} />
            </>
          )}
        </p>
        {todo && <p className={style.todo}>{todo}</p>}
      </div>
    </li>
  )
}

function Skeleton() {
  return (
    <Loading label="Looking at the site…">
      <SkeletonText lines={12} />
    </Loading>
  )
}
