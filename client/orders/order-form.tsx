import { check } from "../forms/choices.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { optionalText, text, wholeNumber } from "../forms/text.tsx"
import { addOrderLimits } from "../generated/limits.ts"
import type { AddOrderInput, OrderFieldsFragment } from "../generated/office.ts"

const code = { autoComplete: "off", spellCheck: false }

const fields = {
  orderCode: text({ label: "Order code", hint: "What names it on paper, such as JH-2050.", input: code }),
  amount: wholeNumber({
    label: "Amount",
    hint: "Whole units of the school’s currency.",
    input: { autoComplete: "off" },
  }),
  mmCode: optionalText({
    label: "Mobile-money code",
    hint: "Leave it empty while the order is not paid.",
    input: code,
  }),
  dispatched: check({
    label: "Dispatched",
    also: ({ mmCode }) => (isPaid(mmCode) ? {} : { disabled: true, hint: "Only once it is paid." }),
  }),
} satisfies Fields<AddOrderInput>

const isPaid = (mmCode: unknown) => String(mmCode ?? "").trim() !== ""

type OrderFormProps = ItemForm<AddOrderInput> & {
  order?: OrderFieldsFragment
}

/** What the office writes down of an order. What is not paid is not dispatched. */
export function OrderForm({ order, save, ...form }: OrderFormProps) {
  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={addOrderLimits}
      stored={order}
      save={(input, sent) => save({ ...input, dispatched: isPaid(input.mmCode) && input.dispatched }, sent)}
    />
  )
}
