import { addOrderLimits } from "../../generated/limits.ts"
import type { AddOrderInput } from "../../generated/office.ts"
import { check } from "../../items/forms/choices.tsx"
import type { Fields } from "../../items/forms/field.ts"
import { optionalText, text, wholeNumber } from "../../items/forms/text.tsx"

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
    also: ({ mmCode }) => (String(mmCode).trim() ? {} : { disabled: true, hint: "Only once it is paid." }),
  }),
} satisfies Fields<AddOrderInput>

export const orderForm = { fields, limits: addOrderLimits }
