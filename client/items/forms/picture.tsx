import { type ChosenPicture, PictureChooser } from "../../base/ui/pictures/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput, type StoredPicture } from "../../base/ui/pictures/picture-input.ts"
import type { PictureInput } from "../../generated/graphql.ts"
import type { Field, FieldOptions } from "./field.ts"
import "../writing/ready-to-send-files.ts"

type PictureOptions = FieldOptions & {
  types?: string[]
}

type PictureField<Input> = Field<Input, ChosenPicture, StoredPicture | null>

export function picture(options: PictureOptions): PictureField<PictureInput> {
  const { label, types } = options

  return {
    options,
    start: chosenFrom,
    isEmpty: (value) => !isChosen(value),
    toInput: pictureInput,
    draw: ({ value, required, error, onChange }) => (
      <PictureChooser
        {...{ label, types, value, required, onChange }}
        error={error() ?? error("upload")}
        altError={error("alt")}
      />
    ),
  }
}

export function optionalPicture(options: PictureOptions): PictureField<PictureInput | null> {
  const field = picture({ required: false, ...options })
  return { ...field, toInput: (value) => (isChosen(value) ? pictureInput(value) : null) }
}
