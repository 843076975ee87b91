import { useNavigate } from "react-router-dom"
import { AdminPage, Panel } from "../admin/admin-page.tsx"
import { formatAmount } from "../admin/amount.ts"
import { DeleteRecord } from "../admin/delete-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { OrderState } from "../admin/order-state.tsx"
import { byId, useItemId } from "../content/item-id.ts"
import {
  type AddOrderInput,
  type OrderFieldsFragment,
  useDeleteOrderMutation,
  useEditOrderMutation,
  useOrderQuery,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { OrderForm } from "./order-form.tsx"
import style from "./order-screen.module.css"
import { OrderStep } from "./order-step.tsx"

const asNew = "/admin/orders/add"
const above = [{ label: "Orders", to: "/admin/orders" }]

export function OrderScreen() {
  const id = useItemId()
  const query = useOrderQuery(byId(id))

  return (
    <OneRecord id={id} query={query} title="Order" above={above} asNew={asNew}>
      {({ order }) => order && <Shown key={order.id} order={order} />}
    </OneRecord>
  )
}

function Shown({ order }: { order: OrderFieldsFragment }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditOrderMutation()
  const [remove] = useDeleteOrderMutation()

  const save = async (input: AddOrderInput, { version, context }: Sent) => {
    await edit({ variables: { id: order.id, input: { ...input, version } }, context })
    toast("Order Edited")
    navigate("/admin/orders")
  }

  return (
    <AdminPage title={`Order ${order.orderCode}`} above={above} width="form">
      <div className={style.state}>
        <OrderState of={order.status} />
        <span className={style.amount}>{formatAmount(order.amount)}</span>
        <OrderStep order={order} />
      </div>
      <p className={style.dates}>
        Written down <DateText of={order.createdAt} as={formatDateTime} />
      </p>
      <Panel title="Change this order">
        <OrderForm
          order={order}
          save={save}
          submitLabel="Update"
          asNew={asNew}
          onCancel={() => navigate("/admin/orders")}
        />
      </Panel>
      <DeleteRecord
        what="order"
        name={order.orderCode}
        run={() => remove({ variables: { id: order.id } })}
        done="Order Deleted"
        to="/admin/orders"
      />
    </AdminPage>
  )
}
