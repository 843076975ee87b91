import { QuietLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { useToday } from "../../base/ui/dates/today.ts"
import { Loading, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { type DashboardQuery, type HealthQuery, useDashboardQuery } from "../../generated/office.ts"
import { LoadedPage, Panel } from "../admin/admin-page.tsx"
import { orderColumns } from "../admin/order-columns.tsx"
import { RecordTable, TableSkeleton } from "../admin/record-table.tsx"
import { FindingList } from "../health/health-screen.tsx"
import { Away } from "./away.tsx"
import { BackupRow } from "./backup-row.tsx"
import { Counts } from "./counts.tsx"
import { dueIn, weekOf } from "./due-this-week.ts"
import { FirstSteps } from "./first-steps.tsx"
import { MailPanel } from "./mail-panel.tsx"
import { WaitsForYou } from "./waits-for-you.tsx"
import { Week } from "./week.tsx"

const maxOrders = 5

export function DashboardScreen() {
  const week = { today: useToday(), zone: useZone(), now: useNow(minute) }
  const query = useDashboardQuery({ variables: weekOf(week) })

  return (
    <LoadedPage title="Dashboard" query={query} skeleton={<Skeleton />}>
      {({ dashboard, ...rest }) => (
        <div className="column5">
          {/* A site without stories is still being set up. */}
          {dashboard.news === 0 && <FirstSteps dashboard={dashboard} {...rest} />}
          <WaitsForYou of={{ dashboard, ...rest }} />
          <Problems {...rest} />
          <Panel title="Away today" action={<Link to="/admin/register">Enter or print</Link>}>
            <Away {...rest} />
          </Panel>
          <Week due={dueIn(week, { dashboard, ...rest })} />
          {dashboard.news > 0 && <FirstSteps dashboard={dashboard} {...rest} />}
          <MailPanel of={dashboard.failedMail} />
          <LatestOrders orders={dashboard.orders} />
          <Counts of={dashboard} />
          <BackupRow />
        </div>
      )}
    </LoadedPage>
  )
}

function Skeleton() {
  return (
    <Loading>
      <div className="column5">
        <Panel title="Away today">
          <SkeletonText lines={5} />
        </Panel>
        <Panel title="Latest orders">
          <TableSkeleton rows={maxOrders} />
        </Panel>
      </div>
    </Loading>
  )
}

function Problems({ health }: HealthQuery) {
  const problems = health.filter(({ state }) => state === "LOOK")

  return (
    <Panel title="What went wrong" action={<Link to="/admin/health">Health</Link>}>
      {problems.length > 0 ? <FindingList of={problems} /> : <p className="soft">Nothing: all is well.</p>}
    </Panel>
  )
}

function LatestOrders({ orders }: Pick<DashboardQuery["dashboard"], "orders">) {
  return (
    <Panel title="Latest orders" action={<Link to="/admin/orders">All orders</Link>}>
      {orders.length > 0 ? (
        <RecordTable label="Latest orders" columns={orderColumns} records={orders.slice(0, maxOrders)} />
      ) : (
        <>
          <p>No orders yet.</p>
          <QuietLink to="/admin/orders/add">Add an order</QuietLink>
        </>
      )}
    </Panel>
  )
}
