import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { DeleteRecord } from "../admin/delete-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { byId, useItemId } from "../content/item-id.ts"
import {
  type AddProductInput,
  type ProductFieldsFragment,
  useDeleteProductMutation,
  useEditProductMutation,
  useProductQuery,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { ProductForm } from "./product-form.tsx"

const asNew = "/admin/products/add"
const above = [{ label: "Products", to: "/admin/products" }]

export function ProductScreen() {
  const id = useItemId()
  const query = useProductQuery(byId(id))

  return (
    <OneRecord id={id} query={query} title="Product" above={above} asNew={asNew}>
      {({ product }) => product && <Shown key={product.id} product={product} />}
    </OneRecord>
  )
}

function Shown({ product }: { product: ProductFieldsFragment }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditProductMutation()
  const [remove] = useDeleteProductMutation()

  const save = async (input: AddProductInput, { version, context }: Sent) => {
    await edit({ variables: { id: product.id, input: { ...input, version } }, context })
    toast("Product Edited")
    navigate("/admin/products")
  }

  return (
    <AdminPage title={product.name} above={above} width="form">
      <ProductForm
        product={product}
        save={save}
        submitLabel="Update"
        asNew={asNew}
        onCancel={() => navigate("/admin/products")}
      />
      <DeleteRecord
        what="product"
        name={product.name}
        run={() => remove({ variables: { id: product.id } })}
        done="Product Deleted"
        to="/admin/products"
      />
    </AdminPage>
  )
}
