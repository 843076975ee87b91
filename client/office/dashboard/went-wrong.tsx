import { Link } from "../../base/ui/controls/link.tsx"
import type { HealthQuery } from "../../generated/office.ts"
import { FindingList } from "../health/health-screen.tsx"

export function WentWrong({ health }: HealthQuery) {
  const wrong = health.filter(({ state }) => state === "LOOK")

  return (
    <section aria-labelledby="wrong-heading" className="stack3">
      <h2 id="wrong-heading" className="step2">
        What went wrong
      </h2>
      <FindingList of={wrong} />
      <p className="soft">
        {wrong.length === 0 && "Nothing: mail, backups and server are well. "}
        <Link to="/admin/health">All of Health</Link>
      </p>
    </section>
  )
}
