import { readWholeNumber } from "../admin/amount.ts"
import type { OrderFieldsFragment } from "../generated/office.ts"
import { CheckField, TextField } from "../ui/text-field.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"

export type OrderInput = { orderCode: string; amount: number; mmCode: string | null; dispatched: boolean }

type OrderFormProps = {
  /** The order to edit; without it, a new one is written down. */
  order?: OrderFieldsFragment
  /** Rejects with the server's failure. */
  save: (input: OrderInput, sent: Sent) => Promise<void>
  submitLabel: string
  onCancel: () => void
  asNew?: string
}

type Typed = { orderCode: string; amount: string; mmCode: string; dispatched: boolean }

const names = { orderCode: "Order code", amount: "Amount", mmCode: "Mobile-money code", dispatched: "Dispatched" }

/** What the office writes down of an order. */
export function OrderForm({ order, save, submitLabel, onCancel, asNew }: OrderFormProps) {
  const writing = useWriting(typedFrom(order), order?.version)
  const { typed, type } = writing
  const paid = typed.mmCode.trim() !== ""

  return (
    <WritingForm
      writing={writing}
      names={names}
      check={() => wrongIn(typed)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={(typed, sent) => save(inputFrom(typed), sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Order code"
            hint="What names it on paper, such as JH-2050."
            required
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            error={fields.orderCode}
            value={typed.orderCode}
            onChange={({ target }) => type({ orderCode: target.value })}
          />
          <TextField
            label="Amount"
            hint="Whole units of the school’s currency."
            required
            inputMode="numeric"
            autoComplete="off"
            error={fields.amount}
            value={typed.amount}
            onChange={({ target }) => type({ amount: target.value })}
          />
          <TextField
            label="Mobile-money code"
            hint="Leave it empty while the order is not paid."
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            error={fields.mmCode}
            value={typed.mmCode}
            onChange={({ target }) => type({ mmCode: target.value })}
          />
          <CheckField
            label="Dispatched"
            hint={paid ? undefined : "Only once it is paid."}
            disabled={!paid}
            checked={paid && typed.dispatched}
            onChange={({ target }) => type({ dispatched: target.checked })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom(order?: OrderFieldsFragment): Typed {
  return {
    orderCode: order?.orderCode ?? "",
    amount: order ? String(order.amount) : "",
    mmCode: order?.mmCode ?? "",
    dispatched: order?.dispatched ?? false,
  }
}

function wrongIn({ orderCode, amount }: Typed): Record<string, string> {
  return {
    ...(!orderCode.trim() && { orderCode: "Code is required." }),
    ...(readWholeNumber(amount) === null && { amount: "Please give a whole number, such as 18500." }),
  }
}

function inputFrom({ orderCode, amount, mmCode, dispatched }: Typed): OrderInput {
  const code = mmCode.trim() || null
  return { orderCode, amount: readWholeNumber(amount) ?? 0, mmCode: code, dispatched: code !== null && dispatched }
}
