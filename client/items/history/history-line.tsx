import History from "lucide-react/icons/history"
import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { type LatestVersionQuery, useLatestVersionQuery } from "../../generated/graphql.ts"
import { acts } from "./acts.ts"
import style from "./history-line.module.css"
import { type ItemRef, versionsPath } from "./item-types.ts"
import { Who } from "./who.tsx"

export function HistoryLine({ of }: { of: ItemRef }) {
  const { data } = useLatestVersionQuery({ variables: of })

  return <p className={style.line}>{data && <Latest of={of} versions={data.versions} />}</p>
}

function Latest({ of, versions: { items, total } }: { of: ItemRef; versions: LatestVersionQuery["versions"] }) {
  const [latest] = items
  if (!latest) return null

  return (
    <>
      <History className={style.icon} />
      <span>
        {acts[latest.act]} by <Who user={latest.user} />, <Moment of={latest.at} /> ·{" "}
        <Link to={versionsPath(of)}>{total === 1 ? "1 version" : `${total} versions`}</Link>
      </span>
    </>
  )
}
