import type { Field, FieldOptions } from "../forms/field.ts"
import type { PictureFieldsFragment } from "../generated/graphql.ts"
import type { PictureInput } from "../generated/office.ts"
import { Button } from "../ui/controls/button.tsx"
import { FieldError } from "../ui/fields/field.tsx"
import { useFileAddress } from "../ui/pictures/file-address.ts"
import { FocusPicker } from "../ui/pictures/focus-picker.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { PictureDrop } from "../ui/pictures/picture-drop.tsx"
import { chosenPicture, type SitePicture, sitePictureInput } from "./site-picture.ts"
import style from "./site-picture-field.module.css"

export function sitePicture(
  options: FieldOptions,
): Field<PictureInput | null, SitePicture, PictureFieldsFragment | null> {
  return {
    options: { required: false, ...options },
    start: (stored) => ({ stored: stored ?? null }),
    isEmpty: ({ stored, chosen }) => !stored && !chosen,
    toInput: sitePictureInput,
    draw: ({ value, error, onChange }) => <SitePictureField {...{ value, onChange }} error={error()} />,
  }
}

type SitePictureFieldProps = {
  value: SitePicture
  onChange: (picture: SitePicture) => void
  error?: string | null
}

function SitePictureField({ value, onChange, error }: SitePictureFieldProps) {
  const address = useFileAddress(value.chosen?.file)
  const none = !value.chosen && !value.stored

  return (
    <fieldset className={style.field}>
      <legend className={style.legend}>
        Picture<span className={style.optional}> (optional)</span>
      </legend>
      {none ? (
        <PictureDrop
          label="Choose a picture"
          error={error}
          onFiles={([file]) => file && onChange(chosenPicture(file))}
        />
      ) : (
        <div className={style.chosen}>
          <FocusPicker focus={value.focus ?? value.stored?.focus} onChange={(focus) => onChange({ ...value, focus })}>
            {value.chosen
              ? address && <img className={style.preview} src={address} alt="Preview of the chosen file" />
              : value.stored && (
                  <Picture of={value.stored} className={style.preview} sizes="16rem" alt="The picture in use" />
                )}
          </FocusPicker>
          <div>
            <Button variant="quiet" size="small" onClick={() => onChange({ stored: null })}>
              Choose another, or none
            </Button>
          </div>
          {error && <FieldError>{error}</FieldError>}
        </div>
      )}
    </fieldset>
  )
}
