import { addProductLimits } from "../../generated/limits.ts"
import {
  type AddProductInput,
  useAddProductMutation,
  useDeleteProductMutation,
  useEditProductMutation,
  useProductQuery,
} from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { type Fields, multiline, text, wholeNumber } from "../../items/forms/text.tsx"
import { AddRecord } from "../admin/add-record.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"

const input = { autoComplete: "off" }

const fields = {
  name: text({ label: "Name" }),
  price: wholeNumber({ label: "Price", hint: "Whole units of the school’s currency.", input }),
  stock: wholeNumber({ label: "In stock", hint: "How many there are.", input }),
  description: multiline({ label: "Description" }),
  picture: optionalPicture({ label: "Picture" }),
} satisfies Fields<AddProductInput>

const form = { fields, limits: addProductLimits }

export function AddProductScreen() {
  const [add] = useAddProductMutation()
  return <AddRecord {...form} of="product" add={add} />
}

export function ProductScreen() {
  const [edit] = useEditProductMutation()
  const [remove] = useDeleteProductMutation()

  return (
    <OneRecord of="product" query={useProductQuery(byId(useItemId()))}>
      {({ product }) =>
        product && <EditRecord {...{ edit, remove, ...form }} of="product" stored={product} name={product.name} />
      }
    </OneRecord>
  )
}
