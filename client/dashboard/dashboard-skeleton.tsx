import { Panel } from "../admin/admin-page.tsx"
import { TableSkeleton } from "../admin/record-table.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import style from "./dashboard-screen.module.css"

export function DashboardSkeleton() {
  return (
    <Loading label="Loading the dashboard…">
      <div className={style.panels}>
        <div className={style.news}>
          <Panel title="New enquiries">
            <SkeletonText lines={5} />
          </Panel>
          <Panel title="New applications">
            <SkeletonText lines={5} />
          </Panel>
          <Panel title="New absences">
            <SkeletonText lines={5} />
          </Panel>
        </div>
        <Panel title="Latest orders">
          <TableSkeleton rows={10} />
        </Panel>
      </div>
    </Loading>
  )
}
