import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { type AddOrderInput, useAddOrderMutation } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { OrderForm } from "./order-form.tsx"

export function AddOrderScreen() {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddOrderMutation()

  const save = async (input: AddOrderInput, { idempotencyKey, context }: Sent) => {
    await add({ variables: { input: { ...input, idempotencyKey } }, context })
    toast("Order Added")
    navigate("/admin/orders", { replace: true })
  }

  return (
    <AdminPage title="Add an order" width="form" above={[{ label: "Orders", to: "/admin/orders" }]}>
      <OrderForm save={save} submitLabel="Add the order" onCancel={() => navigate("/admin/orders")} />
    </AdminPage>
  )
}
