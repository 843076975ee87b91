import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { addOrderLimits } from "../../generated/limits.ts"
import {
  type AddOrderInput,
  useAddOrderMutation,
  useDeleteOrderMutation,
  useEditOrderMutation,
  useOrderQuery,
} from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { check } from "../../items/forms/choices.tsx"
import { type Fields, optionalText, text, wholeNumber } from "../../items/forms/text.tsx"
import { AddRecord } from "../admin/add-record.tsx"
import { Panel } from "../admin/admin-page.tsx"
import { formatAmount } from "../admin/amount.ts"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { OrderState } from "../admin/order-columns.tsx"
import style from "./order-screens.module.css"
import { OrderStep } from "./order-step.tsx"

export function AddOrderScreen() {
  const [add] = useAddOrderMutation()
  return <AddRecord {...orderForm} of="order" add={add} />
}

export function OrderScreen() {
  const [edit] = useEditOrderMutation()
  const [remove] = useDeleteOrderMutation()

  return (
    <OneRecord of="order" query={useOrderQuery(byId(useItemId()))}>
      {({ order }) =>
        order && (
          <EditRecord
            {...{ edit, remove, ...orderForm }}
            of="order"
            stored={order}
            name={order.orderCode}
            title={`Order ${order.orderCode}`}
            frame={(form) => (
              <>
                <div className={style.state}>
                  <OrderState of={order.status} />
                  <span className={style.amount}>{formatAmount(order.amount)}</span>
                  <OrderStep order={order} />
                </div>
                <p className="soft">
                  Written down <DateText of={order.createdAt} as={formatDateTime} />
                </p>
                <Panel title="Change this order">{form}</Panel>
              </>
            )}
          />
        )
      }
    </OneRecord>
  )
}

const code = { autoComplete: "off", spellCheck: false }

const fields = {
  orderCode: text({ label: "Order code", hint: "The code on paper, such as JH-2050.", input: code }),
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

const orderForm = { fields, limits: addOrderLimits }
