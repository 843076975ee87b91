import { AdminPage } from "../admin/admin-page.tsx"
import { type DashboardQuery, useDashboardQuery } from "../generated/office.ts"
import { Loaded } from "../ui/loading/loaded.tsx"
import { BackupRow } from "./backup-row.tsx"
import { Counts } from "./counts.tsx"
import style from "./dashboard-screen.module.css"
import { DashboardSkeleton } from "./dashboard-skeleton.tsx"
import { FirstSteps } from "./first-steps.tsx"
import { LatestOrders } from "./latest-orders.tsx"
import { MailPanel } from "./mail-panel.tsx"
import { NewSubmissions } from "./new-submissions.tsx"

export function DashboardScreen() {
  const query = useDashboardQuery()

  return (
    <AdminPage title="Dashboard">
      <Loaded query={query} skeleton={<DashboardSkeleton />}>
        {({ dashboard }) => <Shown dashboard={dashboard} />}
      </Loaded>
    </AdminPage>
  )
}

function Shown({ dashboard }: { dashboard: DashboardQuery["dashboard"] }) {
  return (
    <div className={style.panels}>
      <FirstSteps dashboard={dashboard} />
      <NewSubmissions {...dashboard} />
      <MailPanel dashboard={dashboard} />
      <LatestOrders orders={dashboard.orders} />
      <Counts of={dashboard} />
      <BackupRow />
    </div>
  )
}
