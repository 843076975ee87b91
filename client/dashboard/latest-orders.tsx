import { Panel } from "../admin/admin-page.tsx"
import { formatAmount } from "../admin/amount.ts"
import { OrderState } from "../admin/order-state.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { When } from "../admin/when.tsx"
import type { DashboardQuery } from "../generated/office.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"

type Order = DashboardQuery["dashboard"]["orders"][number]

const columns: [Column<Order>, ...Column<Order>[]] = [
  { head: "Order", cell: ({ id, orderCode }) => <Link to={`/admin/orders/${id}`}>{orderCode}</Link> },
  { head: "State", narrow: "end", bare: true, cell: ({ status }) => <OrderState of={status} /> },
  { head: "Payment code", cell: ({ mmCode }) => mmCode },
  { head: "Date", narrow: "start", bare: true, cell: ({ createdAt }) => <When of={createdAt} /> },
  { head: "Amount", numeric: true, narrow: "end", bare: true, cell: ({ amount }) => formatAmount(amount) },
]

export function LatestOrders({ orders }: { orders: Order[] }) {
  return (
    <Panel title="Latest orders" action={<Link to="/admin/orders">All orders</Link>}>
      {orders.length > 0 ? <RecordTable label="Latest orders" columns={columns} records={orders} /> : <NoOrders />}
    </Panel>
  )
}

function NoOrders() {
  return (
    <>
      <p>No orders have been written down yet.</p>
      <p>
        <ButtonLink to="/admin/orders/add" variant="quiet">
          Add an order
        </ButtonLink>
      </p>
    </>
  )
}
