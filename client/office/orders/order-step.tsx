import { ActionButton } from "../../base/layout/action-button.tsx"
import { recordOrderPaymentLimits } from "../../generated/limits.ts"
import {
  type OrderFieldsFragment,
  useDispatchOrderMutation,
  useRecordOrderPaymentMutation,
} from "../../generated/office.ts"
import { text } from "../../items/forms/text.tsx"
import { formatAmount } from "../admin/amount.ts"
import { FormButton } from "../admin/form-button.tsx"

type OrderStepProps = { order: OrderFieldsFragment }

export function OrderStep({ order }: OrderStepProps) {
  if (order.status === "NOT_PAID") return <RecordPayment order={order} />
  if (order.status === "PAID_NOT_DISPATCHED") return <Dispatch order={order} />
  return null
}

const fields = {
  mmCode: text({
    label: "Mobile-money code",
    hint: "As in the payment message, such as QK7P2M9XLD.",
    input: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, "data-first-focus": true },
  }),
}

function RecordPayment({ order: { id, orderCode, amount } }: OrderStepProps) {
  const [record] = useRecordOrderPaymentMutation()
  const which = <span className="unseen"> of {orderCode}</span>

  return (
    <FormButton
      variant="quiet"
      size="small"
      label={<>Record payment{which}</>}
      title={`Payment of ${orderCode}: ${formatAmount(amount)}`}
      fields={fields}
      limits={recordOrderPaymentLimits}
      submitLabel="Record payment"
      save={async ({ mmCode }, context) => {
        await record({ variables: { id, mmCode }, context })
        return `Payment of ${orderCode} Recorded`
      }}
    />
  )
}

function Dispatch({ order: { id, orderCode } }: OrderStepProps) {
  const [dispatch] = useDispatchOrderMutation()

  return (
    <ActionButton size="small" run={() => dispatch({ variables: { id } })} doneText={`${orderCode} Dispatched`}>
      Dispatch
      <span className="unseen"> {orderCode}</span>
    </ActionButton>
  )
}
