import type { Fields } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { optionalPicture } from "../forms/picture.tsx"
import { multiline, text, wholeNumber } from "../forms/text.tsx"
import { addProductLimits } from "../generated/limits.ts"
import type { AddProductInput, ProductFieldsFragment } from "../generated/office.ts"

const input = { autoComplete: "off" }

const fields = {
  name: text({ label: "Name" }),
  price: wholeNumber({ label: "Price", hint: "Whole units of the school’s currency.", input }),
  stock: wholeNumber({ label: "In stock", hint: "How many there are.", input }),
  description: multiline({ label: "Description" }),
  picture: optionalPicture({ label: "Picture" }),
} satisfies Fields<AddProductInput>

type ProductFormProps = ItemForm<AddProductInput> & {
  product?: ProductFieldsFragment
}

export function ProductForm({ product, ...form }: ProductFormProps) {
  return <FieldsForm {...form} fields={fields} limits={addProductLimits} stored={product} />
}
