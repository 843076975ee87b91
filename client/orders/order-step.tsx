import { useState } from "react"
import { type OrderFieldsFragment, useDispatchOrderMutation } from "../generated/office.ts"
import { useAction } from "../layout/use-action.ts"
import { Button } from "../ui/controls/button.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { PaymentDialog } from "./payment-dialog.tsx"

type OrderStepProps = { order: OrderFieldsFragment; onDone?: () => void }

export function OrderStep({ order, onDone }: OrderStepProps) {
  if (order.status === "NOT_PAID") return <RecordPayment order={order} onDone={onDone} />
  if (order.status === "PAID_NOT_DISPATCHED") return <Dispatch order={order} onDone={onDone} />
  return null
}

function RecordPayment({ order, onDone }: OrderStepProps) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Record payment
        <VisuallyHidden> of {order.orderCode}</VisuallyHidden>
      </Button>
      <PaymentDialog order={order} open={open} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  )
}

function Dispatch({ order: { id, orderCode }, onDone }: OrderStepProps) {
  const { busy, act } = useAction()
  const [dispatch] = useDispatchOrderMutation()
  const send = async () => {
    await dispatch({ variables: { id } })
    onDone?.()
  }

  return (
    <Button size="small" busy={busy} onClick={() => act(send, `${orderCode} Dispatched`)}>
      Dispatch
      <VisuallyHidden> {orderCode}</VisuallyHidden>
    </Button>
  )
}
