import { Button } from "../../base/ui/controls/button.tsx"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { FilePicture } from "../../base/ui/pictures/file-picture.tsx"
import { FocusPicker } from "../../base/ui/pictures/focus-picker.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import type { ChosenPicture } from "../../base/ui/pictures/picture-chooser.tsx"
import { PictureDrop } from "../../base/ui/pictures/picture-drop.tsx"
import { isChosen } from "../../base/ui/pictures/picture-input.ts"
import { optionalPicture } from "../../items/forms/picture.tsx"
import style from "./site-picture-field.module.css"

/** Decorative: the text beside the picture says it all. */
export function sitePicture(label = "Picture"): ReturnType<typeof optionalPicture> {
  return {
    ...optionalPicture({ label }),
    draw: ({ value, error, onChange }) => (
      <SitePictureField {...{ label, value, onChange }} error={error() ?? error("upload")} />
    ),
  }
}

type SitePictureFieldProps = {
  label: string
  value: ChosenPicture
  onChange: (picture: ChosenPicture) => void
  error?: string
}

function SitePictureField({ label, value, onChange, error }: SitePictureFieldProps) {
  const { file, stored, focus } = value

  return (
    <fieldset className={style.field}>
      <legend className="strong">
        {label}
        <span className={style.optional}> (optional)</span>
      </legend>
      {isChosen(value) ? (
        <div className={style.chosen}>
          <FocusPicker focus={focus ?? stored?.focus} onChange={(next) => onChange({ ...value, focus: next })}>
            {file ? (
              <FilePicture file={file} className={style.preview} alt="Preview of the chosen file" />
            ) : (
              stored && <Picture of={stored} className={style.preview} sizes="16rem" alt="The picture in use" />
            )}
          </FocusPicker>
          <div>
            <Button variant="quiet" size="small" onClick={() => onChange({ alt: "" })}>
              Choose another, or none
            </Button>
          </div>
          {error && <FieldError>{error}</FieldError>}
        </div>
      ) : (
        <PictureDrop label="Choose a picture" error={error} onFiles={([file]) => file && onChange({ file, alt: "" })} />
      )}
    </fieldset>
  )
}
