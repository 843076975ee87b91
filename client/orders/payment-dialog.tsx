import { formatAmount } from "../admin/amount.ts"
import { SimpleForm } from "../forms/simple-form.tsx"
import { text } from "../forms/text.tsx"
import { recordOrderPaymentLimits } from "../generated/limits.ts"
import { type OrderFieldsFragment, useRecordOrderPaymentMutation } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"

type PaymentDialogProps = { order: OrderFieldsFragment; open: boolean; onClose: () => void }

export function PaymentDialog({ order, open, onClose }: PaymentDialogProps) {
  return (
    <Dialog open={open} title={`Payment of ${order.orderCode}`} onClose={onClose}>
      <p>{formatAmount(order.amount)} is due.</p>
      <PaymentForm order={order} onClose={onClose} />
    </Dialog>
  )
}

const fields = {
  mmCode: text({
    label: "Mobile-money code",
    hint: "As it stands in the payment’s message, such as QK7P2M9XLD.",
    input: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, "data-first-focus": true },
  }),
}

function PaymentForm({ order: { id, orderCode }, onClose }: Omit<PaymentDialogProps, "open">) {
  const toast = useToast()
  const [record] = useRecordOrderPaymentMutation()

  return (
    <SimpleForm
      fields={fields}
      limits={recordOrderPaymentLimits}
      submitLabel="Record payment"
      onCancel={onClose}
      save={async ({ mmCode }, context) => {
        await record({ variables: { id, mmCode }, context })
        toast(`Payment of ${orderCode} Recorded`)
        onClose()
      }}
    />
  )
}
