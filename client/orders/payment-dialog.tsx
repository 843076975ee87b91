import { useState } from "react"
import { formatAmount } from "../admin/amount.ts"
import { type OrderFieldsFragment, useRecordOrderPaymentMutation } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Form } from "../ui/form.tsx"
import { TextField } from "../ui/text-field.tsx"
import type { Sending } from "../ui/use-stoppable.ts"

type PaymentDialogProps = { order: OrderFieldsFragment; open: boolean; onClose: () => void; onDone?: () => void }

/** Notes the code of a payment that came in. */
export function PaymentDialog({ order, open, onClose, onDone }: PaymentDialogProps) {
  return (
    <Dialog open={open} title={`Payment of ${order.orderCode}`} onClose={onClose}>
      <p>{formatAmount(order.amount)} is due.</p>
      <PaymentForm order={order} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

function PaymentForm({ order: { id, orderCode }, onClose, onDone }: Omit<PaymentDialogProps, "open">) {
  const toast = useToast()
  const [record] = useRecordOrderPaymentMutation()
  const [mmCode, setCode] = useState("")

  const check = (): Record<string, string> => (mmCode.trim() ? {} : { mmCode: "Code is required." })
  const save = async (context: Sending) => {
    await record({ variables: { id, mmCode }, context })
    toast(`Payment of ${orderCode} Recorded`)
    onClose()
    onDone?.()
  }

  return (
    <Form check={check} submitLabel="Record payment" onCancel={onClose} onSubmit={save}>
      {({ fields }) => (
        <TextField
          label="Mobile-money code"
          hint="As it stands in the payment’s message, such as QK7P2M9XLD."
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-first-focus
          error={fields.mmCode}
          value={mmCode}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </Form>
  )
}
