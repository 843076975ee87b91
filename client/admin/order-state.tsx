import type { OrderStatus } from "../generated/office.ts"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./order-state.module.css"

/** How far an order is, in the words of the specification, section 4. */
export const orderStates: Record<OrderStatus, string> = {
  NOT_PAID: "Not Paid",
  PAID_NOT_DISPATCHED: "Paid. No Dispatch",
  PAID_DISPATCHED: "Paid. Dispatched",
}

export function OrderState({ of }: { of: OrderStatus }) {
  return <span className={classNames(style.state, style[of])}>{orderStates[of]}</span>
}
