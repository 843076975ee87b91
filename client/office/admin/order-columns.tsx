import { Link } from "../../base/ui/controls/link.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import type { OrderFieldsFragment, OrderStatus } from "../../generated/office.ts"
import { formatAmount } from "./amount.ts"
import style from "./order-columns.module.css"
import type { Columns } from "./record-table.tsx"
import { When } from "./when.tsx"

/** In the words of the specification, section 4. */
export const orderStates: Record<OrderStatus, string> = {
  NOT_PAID: "Not Paid",
  PAID_NOT_DISPATCHED: "Paid. No Dispatch",
  PAID_DISPATCHED: "Paid. Dispatched",
}

export function OrderState({ of }: { of: OrderStatus }) {
  return <span className={classNames(style.state, style[of])}>{orderStates[of]}</span>
}

type Order = Pick<OrderFieldsFragment, "id" | "orderCode" | "status" | "mmCode" | "createdAt" | "amount">

export const orderColumns: Columns<Order> = [
  { head: "Order", cell: ({ id, orderCode }) => <Link to={`/admin/orders/${id}`}>{orderCode}</Link> },
  { head: "State", narrow: "end", noLabel: true, cell: ({ status }) => <OrderState of={status} /> },
  { head: "Payment code", cell: ({ mmCode }) => mmCode },
  { head: "Date", narrow: "start", noLabel: true, cell: ({ createdAt }) => <When of={createdAt} /> },
  { head: "Amount", numeric: true, narrow: "end", noLabel: true, cell: ({ amount }) => formatAmount(amount) },
]
