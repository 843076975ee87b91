import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import type { VersionsQuery } from "../../generated/graphql.ts"
import { acts } from "./acts.ts"
import { fieldLabel, labelFromName } from "./field-label.ts"
import style from "./versions-screen.module.css"
import { Who } from "./who.tsx"

export type VersionLine = VersionsQuery["versions"]["items"][number]

type VersionListProps = {
  versions: VersionLine[]
  shown: number | undefined
  addressOf: (id: number) => string
  isNewest: boolean
}

export function VersionList({ versions, shown, addressOf, isNewest }: VersionListProps) {
  return (
    <ol className={style.versions}>
      {versions.map(({ id, number, act, at, user, changed, fields }, index) => (
        <li key={id} className={style.version}>
          <Link to={addressOf(id)} replace className={style.number} aria-current={id === shown ? "true" : undefined}>
            Version {number}
          </Link>
          {isNewest && index === 0 && <span className={style.now}>Now</span>}
          <p className={style.act}>
            {acts[act]} by <Who user={user} />, <Moment of={at} />
          </p>
          {changed.length > 0 && <p className="soft">{changed.map((name) => labelOf(name, fields)).join(", ")}</p>}
        </li>
      ))}
    </ol>
  )
}

function labelOf(name: string, fields: VersionLine["fields"]) {
  const field = fields.find((field) => field.name === name)
  return field ? fieldLabel(field) : labelFromName(name)
}
