import { readWholeNumber } from "../admin/amount.ts"
import type { PictureInput, ProductFieldsFragment } from "../generated/office.ts"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"

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
  save: (input: ProductInput, sent: Sent) => Promise<void>
  submitLabel: string
  onCancel: () => void
  asNew?: string
}

type Typed = ReturnType<typeof typedFrom>

const names = { name: "Name", price: "Price", stock: "In stock", description: "Description", picture: "Picture" }

/** What the office writes down of a product. */
export function ProductForm({ product, save, submitLabel, onCancel, asNew }: ProductFormProps) {
  const writing = useWriting(typedFrom(product), product?.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      check={() => wrongIn(typed)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={(typed, sent) => save(inputFrom(typed), sent)}
    >
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
            value={typed.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom(product?: ProductFieldsFragment) {
  return {
    name: product?.name ?? "",
    description: product?.description ?? "",
    price: product ? String(product.price) : "",
    stock: product ? String(product.stock) : "",
    picture: chosenFrom(product?.picture),
  }
}

function wrongIn({ name, price, stock }: Typed): Record<string, string> {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(readWholeNumber(price) === null && { price: "Please give a whole number, such as 3400." }),
    ...(readWholeNumber(stock) === null && { stock: "Please give a whole number, such as 25." }),
  }
}

function inputFrom({ price, stock, picture, ...words }: Typed): ProductInput {
  return {
    ...words,
    price: readWholeNumber(price) ?? 0,
    stock: readWholeNumber(stock) ?? 0,
    picture: isChosen(picture) ? pictureInput(picture) : null,
  }
}
