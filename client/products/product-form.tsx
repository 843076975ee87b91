import { useState } from "react"
import { readWholeNumber } from "../admin/amount.ts"
import type { PictureInput, ProductFieldsFragment } from "../generated/office.ts"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureInput } from "../ui/picture-input.ts"
import { TextArea, TextField } from "../ui/text-field.tsx"

export type ProductInput = {
  name: string
  description: string
  price: number
  stock: number
  /** Null for a product without one. */
  picture: PictureInput | null
}

type ProductFormProps = {
  /** The product to edit; without it, a new one is added. */
  product?: ProductFieldsFragment
  /** Rejects with the server's failure. */
  save: (input: ProductInput) => Promise<void>
  submitLabel: string
  onCancel: () => void
}

type Typed = { name: string; description: string; price: string; stock: string }

/** What the office writes down of a product. */
export function ProductForm({ product, save, submitLabel, onCancel }: ProductFormProps) {
  const [typed, setTyped] = useState(() => typedFrom(product))
  const [picture, setPicture] = useState(() => chosenFrom(product?.picture))
  const type = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const input = () => ({
    ...inputFrom(typed),
    picture: picture.file || picture.name ? pictureInput(picture) : null,
  })

  return (
    <Form check={() => wrongIn(typed)} submitLabel={submitLabel} onCancel={onCancel} onSubmit={() => save(input())}>
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={200}
            error={fields.name}
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextField
            label="Price"
            hint="Whole units of the school’s currency."
            required
            inputMode="numeric"
            autoComplete="off"
            error={fields.price}
            value={typed.price}
            onChange={({ target }) => type({ price: target.value })}
          />
          <TextField
            label="In stock"
            hint="How many there are."
            required
            inputMode="numeric"
            autoComplete="off"
            error={fields.stock}
            value={typed.stock}
            onChange={({ target }) => type({ stock: target.value })}
          />
          <TextArea
            label="Description"
            maxLength={5000}
            error={fields.description}
            value={typed.description}
            onChange={({ target }) => type({ description: target.value })}
          />
          <PictureChooser
            value={picture}
            current={product?.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
        </>
      )}
    </Form>
  )
}

function typedFrom(product?: ProductFieldsFragment): Typed {
  return {
    name: product?.name ?? "",
    description: product?.description ?? "",
    price: product ? String(product.price) : "",
    stock: product ? String(product.stock) : "",
  }
}

function wrongIn({ name, price, stock }: Typed): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(readWholeNumber(price) === null && { price: "Please give a whole number, such as 3400." }),
    ...(readWholeNumber(stock) === null && { stock: "Please give a whole number, such as 25." }),
  }
}

function inputFrom({ name, description, price, stock }: Typed) {
  return { name, description, price: readWholeNumber(price) ?? 0, stock: readWholeNumber(stock) ?? 0 }
}
