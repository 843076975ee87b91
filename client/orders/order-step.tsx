import { useState } from "react"
import { type OrderFieldsFragment, useDispatchOrderMutation } from "../generated/office.ts"
import { useAction } from "../layout/use-action.ts"
import { Button } from "../ui/controls/button.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { PaymentDialog } from "./payment-dialog.tsx"

type OrderStepProps = { order: OrderFieldsFragment }

export function OrderStep({ order }: OrderStepProps) {
  if (order.status === "NOT_PAID") return <RecordPayment order={order} />
  if (order.status === "PAID_NOT_DISPATCHED") return <Dispatch order={order} />
  return null
}

function RecordPayment({ order }: OrderStepProps) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Record payment
        <VisuallyHidden> of {order.orderCode}</VisuallyHidden>
      </Button>
      <PaymentDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function Dispatch({ order: { id, orderCode } }: OrderStepProps) {
  const { busy, act } = useAction()
  const [dispatch] = useDispatchOrderMutation()

  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => act(() => dispatch({ variables: { id } }), `${orderCode} Dispatched`)}
    >
      Dispatch
      <VisuallyHidden> {orderCode}</VisuallyHidden>
    </Button>
  )
}
