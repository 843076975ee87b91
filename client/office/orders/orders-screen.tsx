import { type OrderFieldsFragment, type OrderStatus, useOrdersQuery } from "../../generated/office.ts"
import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { orderColumns, orderStates } from "../admin/order-columns.tsx"
import { RecordList } from "../admin/record-list.tsx"
import type { Columns } from "../admin/record-table.tsx"
import { OrderStep } from "./order-step.tsx"

export function OrdersScreen() {
  const { page, search, choice, change } = useListAddress()
  const status = choice<OrderStatus>("status", orderStates) ?? null

  return (
    <RecordList
      of="order"
      query={useOrdersQuery({ variables: { page, perPage: 20, search, status } })}
      list={({ orders }) => orders}
      columns={columns}
      searchLabel="Search by order or payment code"
      choices={
        <Choices
          label="Show orders"
          options={{ "": "All", ...orderStates }}
          value={status ?? ""}
          onChoose={(next) => change({ status: next })}
        />
      }
      filtered={status !== null}
      empty="No orders yet. Add the first one here."
    />
  )
}

const columns: Columns<OrderFieldsFragment> = [
  ...orderColumns,
  { head: "Next step", noLabel: true, cell: (order) => <OrderStep order={order} /> },
]
