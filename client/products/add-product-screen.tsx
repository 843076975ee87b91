import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { type AddProductInput, useAddProductMutation } from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { ProductForm } from "./product-form.tsx"

export function AddProductScreen() {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddProductMutation()

  const save = async (input: AddProductInput, { idempotencyKey, context }: Sent) => {
    await add({ variables: { input: { ...input, idempotencyKey } }, context })
    toast("Product Added")
    navigate("/admin/products", { replace: true })
  }

  return (
    <AdminPage title="Add a product" width="form" above={[{ label: "Products", to: "/admin/products" }]}>
      <ProductForm save={save} submitLabel="Add the product" onCancel={() => navigate("/admin/products")} />
    </AdminPage>
  )
}
