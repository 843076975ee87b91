import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import type { DashboardQuery } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { orderColumns } from "../admin/order-columns.tsx"
import { RecordTable } from "../admin/record-table.tsx"

export function LatestOrders({ orders }: Pick<DashboardQuery["dashboard"], "orders">) {
  return (
    <Panel title="Latest orders" action={<Link to="/admin/orders">All orders</Link>}>
      {orders.length > 0 ? (
        <RecordTable label="Latest orders" columns={orderColumns} records={orders} />
      ) : (
        <>
          <p>No orders have been written down yet.</p>
          <p>
            <ButtonLink to="/admin/orders/add" variant="quiet">
              Add an order
            </ButtonLink>
          </p>
        </>
      )}
    </Panel>
  )
}
