import { AdminPage } from "../admin/admin-page.tsx"
import { formatAmount } from "../admin/amount.ts"
import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing, ListTools } from "../admin/listing.tsx"
import { OrderState, orderStates } from "../admin/order-state.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import { When } from "../admin/when.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { type OrderFieldsFragment, type OrderStatus, useOrdersQuery } from "../generated/office.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { OrderStep } from "./order-step.tsx"

const addLink = <ButtonLink to="/admin/orders/add">Add an order</ButtonLink>

export function OrdersScreen() {
  const { page, search, filter, change, pageAddress } = useListAddress()
  const status = knownStatus(filter("status"))
  const asked = useOrdersQuery({
    variables: { page, perPage: 20, search, status },
  })

  return (
    <AdminPage title="Orders" action={addLink}>
      <ListTools>
        <SearchBox label="Search by order or payment code" value={search} onSearch={(q) => change({ q })} />
        <Choices
          label="Show orders"
          options={{ "": "All", ...orderStates }}
          value={status ?? ""}
          onChoose={(next) => change({ status: next })}
        />
      </ListTools>
      <Listing
        query={withPreviousData(asked, ({ orders }) => orders)}
        page={page}
        to={pageAddress("/admin/orders")}
        title="Orders"
        one="order"
        narrowed={Boolean(search || status)}
        empty={{ text: "No orders yet. Write down the first one here.", action: addLink }}
      >
        {(orders, stale) => <RecordTable label="Orders" columns={columns} records={orders} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}

const columns: [Column<OrderFieldsFragment>, ...Column<OrderFieldsFragment>[]] = [
  { head: "Order", cell: ({ id, orderCode }) => <Link to={`/admin/orders/${id}`}>{orderCode}</Link> },
  { head: "State", narrow: "end", bare: true, cell: ({ status }) => <OrderState of={status} /> },
  { head: "Payment code", cell: ({ mmCode }) => mmCode },
  { head: "Date", narrow: "start", bare: true, cell: ({ createdAt }) => <When of={createdAt} /> },
  { head: "Amount", numeric: true, narrow: "end", bare: true, cell: ({ amount }) => formatAmount(amount) },
  { head: "Next step", bare: true, cell: (order) => <OrderStep order={order} /> },
]

function knownStatus(name: string | null): OrderStatus | null {
  return name && name in orderStates ? (name as OrderStatus) : null
}
