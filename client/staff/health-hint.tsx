import { useHealthHintQuery } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import style from "./staff-home.module.css"

export function HealthHint() {
  const { data } = useHealthHintQuery()
  const found = data?.health.filter(({ state }) => state === "LOOK") ?? []
  if (found.length === 0) return null

  return (
    <p className={style.hint}>
      Something about the site needs a look: {found.map(({ subject }) => subject.toLowerCase()).join(", ")}.{" "}
      <Link to="/admin/health">See what to do</Link>
    </p>
  )
}
