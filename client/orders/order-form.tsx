import { useState } from "react"
import { readWholeNumber } from "../admin/amount.ts"
import type { OrderFieldsFragment } from "../generated/office.ts"
import { Form } from "../ui/form.tsx"
import { CheckField, TextField } from "../ui/text-field.tsx"

export type OrderInput = { orderCode: string; amount: number; mmCode: string | null; dispatched: boolean }

type OrderFormProps = {
  /** The order to edit; without it, a new one is written down. */
  order?: OrderFieldsFragment
  /** Rejects with the server's failure. */
  save: (input: OrderInput) => Promise<void>
  submitLabel: string
  onCancel: () => void
}

type Typed = { orderCode: string; amount: string; mmCode: string; dispatched: boolean }

/** What the office writes down of an order. */
export function OrderForm({ order, save, submitLabel, onCancel }: OrderFormProps) {
  const [typed, setTyped] = useState(() => typedFrom(order))
  const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const paid = typed.mmCode.trim() !== ""

  return (
    <Form
      check={() => wrongIn(typed)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={() => save(inputFrom(typed))}
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
    </Form>
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
