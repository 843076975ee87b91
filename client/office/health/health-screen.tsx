import CircleCheck from "lucide-react/icons/circle-check"
import Info from "lucide-react/icons/info"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { type HealthQuery, useHealthQuery } from "../../generated/office.ts"
import { LoadedPage } from "../admin/admin-page.tsx"
import style from "./health-screen.module.css"

export function HealthScreen() {
  return (
    <LoadedPage title="Health" width="form" query={useHealthQuery()}>
      {({ health }) => <Findings of={health} />}
    </LoadedPage>
  )
}

type Finding = HealthQuery["health"][number]

function Findings({ of }: { of: Finding[] }) {
  return (
    <>
      <p className="step1">{summaryOf(of)}</p>
      <FindingList of={of} />
    </>
  )
}

export function FindingList({ of }: { of: Finding[] }) {
  return (
    <ul className={style.findings}>
      {of.map((finding) => (
        <Line key={finding.subject} finding={finding} />
      ))}
    </ul>
  )
}

function summaryOf(findings: Finding[]) {
  const count = findings.filter(({ state }) => state === "LOOK").length
  if (count === 0) return "All is well."
  return count === 1 ? "One thing needs a look." : `${count} things need a look.`
}

const stateStyles = {
  LOOK: { icon: TriangleAlert, word: "Look at this" },
  NOTE: { icon: Info, word: "To know" },
  GOOD: { icon: CircleCheck, word: "Good" },
}

function Line({ finding: { subject, state, says, todo, at } }: { finding: Finding }) {
  const { icon: Icon, word } = stateStyles[state]

  return (
    <li className={style.finding} data-state={state}>
      <Icon className={style.icon} />
      <div className="stack1 breaks">
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
