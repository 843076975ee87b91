import { useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { VisuallyHidden } from "../../base/ui/texts/visually-hidden.tsx"
import { recordOrderPaymentLimits } from "../../generated/limits.ts"
import {
  type OrderFieldsFragment,
  useDispatchOrderMutation,
  useRecordOrderPaymentMutation,
} from "../../generated/office.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { text } from "../../items/forms/text.tsx"
import { formatAmount } from "../admin/amount.ts"

type OrderStepProps = { order: OrderFieldsFragment }

export function OrderStep({ order }: OrderStepProps) {
  if (order.status === "NOT_PAID") return <RecordPayment order={order} />
  if (order.status === "PAID_NOT_DISPATCHED") return <Dispatch order={order} />
  return null
}

const fields = {
  mmCode: text({
    label: "Mobile-money code",
    hint: "As it stands in the payment’s message, such as QK7P2M9XLD.",
    input: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, "data-first-focus": true },
  }),
}

function RecordPayment({ order: { id, orderCode, amount } }: OrderStepProps) {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const [record] = useRecordOrderPaymentMutation()
  const close = () => setOpen(false)

  return (
    <>
      <MinorButton onClick={() => setOpen(true)}>
        Record payment
        <VisuallyHidden> of {orderCode}</VisuallyHidden>
      </MinorButton>
      <Dialog open={open} title={`Payment of ${orderCode}`} onClose={close}>
        <p>{formatAmount(amount)} is due.</p>
        <SimpleForm
          fields={fields}
          limits={recordOrderPaymentLimits}
          submitLabel="Record payment"
          onCancel={close}
          save={async ({ mmCode }, context) => {
            await record({ variables: { id, mmCode }, context })
            toast(`Payment of ${orderCode} Recorded`)
            close()
          }}
        />
      </Dialog>
    </>
  )
}

function Dispatch({ order: { id, orderCode } }: OrderStepProps) {
  const [dispatch] = useDispatchOrderMutation()

  return (
    <ActionButton size="small" run={() => dispatch({ variables: { id } })} done={`${orderCode} Dispatched`}>
      Dispatch
      <VisuallyHidden> {orderCode}</VisuallyHidden>
    </ActionButton>
  )
}
