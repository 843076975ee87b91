import { useRef } from "react"
import { pictureTypes } from "../../../generated/constants.ts"
import { pictureLimits } from "../../../generated/limits.ts"
import { Button } from "../controls/button.tsx"
import { useOnChange } from "../controls/use-on-change.ts"
import { FieldError } from "../fields/field.tsx"
import { CheckField, TextArea } from "../fields/text-field.tsx"
import { VisuallyHidden } from "../texts/visually-hidden.tsx"
import { FilePicture } from "./file-picture.tsx"
import { FocusPicker } from "./focus-picker.tsx"
import { Picture, type PictureFile, type PictureFocus } from "./picture.tsx"
import style from "./picture-chooser.module.css"
import { PictureDrop } from "./picture-drop.tsx"
import { usePictureFiles } from "./use-picture-files.ts"

export type ChosenPicture = {
  file?: File
  name?: string
  stored?: PictureFile
  /** The point that stays visible when cropped; undefined for the stored picture's own, or the centre. */
  focus?: PictureFocus
  alt: string
  /** The user marked it as decorative. `alt` keeps the earlier text, which is not sent. */
  decorative?: boolean
  /** True if the text described another picture. */
  unsure?: boolean
}

type PictureChooserProps = {
  value: ChosenPicture
  onChange: (value: ChosenPicture) => void
  label?: string
  required?: boolean
  error?: string | null
  altError?: string | null
  types?: string[]
}

export function PictureChooser({ value, onChange, label = "Picture", ...rest }: PictureChooserProps) {
  const { required, error, altError, types = pictureTypes } = rest
  const chosen = Boolean(value.file ?? value.name)
  const { alt } = value
  // A written text is kept, even if the picture is removed first; "decorative" says nothing about another picture.
  const take = (file: File) => onChange({ file, alt, unsure: alt !== "" })
  const chooser = useFocusStaying(chosen)

  return (
    <fieldset ref={chooser} className={style.chooser}>
      <legend className={style.legend}>
        {label}
        {!required && <span className={style.optional}> (optional)</span>}
      </legend>
      {chosen ? (
        <div className={style.chosen}>
          <FocusPicker focus={value.focus ?? value.stored?.focus} onChange={(focus) => onChange({ ...value, focus })}>
            <Preview value={value} />
          </FocusPicker>
          <ReplaceOrRemove types={types} onFile={take} onRemove={() => onChange({ alt })} />
          {error && <FieldError>{error}</FieldError>}
          <AlternativeText value={value} onChange={onChange} error={altError} />
        </div>
      ) : (
        <PictureDrop
          label="Choose a picture"
          types={types}
          required={required}
          error={error}
          onFiles={([file]) => file && take(file)}
        />
      )}
    </fieldset>
  )
}

/** Moves the focus to the replacement when choosing or removing a picture removes the focused element. */
function useFocusStaying(chosen: boolean) {
  const chooser = useRef<HTMLFieldSetElement>(null)
  useOnChange(chosen, () => {
    if (document.activeElement !== document.body) return
    chooser.current?.querySelector<HTMLElement>("button, input[type=file]:not([hidden])")?.focus()
  })
  return chooser
}

function Preview({ value: { file, stored } }: Pick<PictureChooserProps, "value">) {
  if (file) return <FilePicture file={file} className={style.preview} alt="Preview of the chosen file" />
  return <Picture of={stored} className={style.preview} sizes="24rem" alt={stored?.alt || "The picture in use"} />
}

type ReplaceOrRemoveProps = { types: string[]; onFile: (file: File) => void; onRemove: () => void }

function ReplaceOrRemove({ types, onFile, onRemove }: ReplaceOrRemoveProps) {
  const input = useRef<HTMLInputElement>(null)
  const { problems, choose, paste } = usePictureFiles(types, false, { onFiles: ([file]) => file && onFile(file) })

  return (
    <div className="row2" onPaste={paste}>
      <input ref={input} type="file" hidden accept={types.join(",")} onChange={choose} />
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        Replace<VisuallyHidden> picture</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove<VisuallyHidden> picture</VisuallyHidden>
      </Button>
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
    </div>
  )
}

const notYet = "Not said yet. It can wait, but until then who cannot see the picture learns nothing of it."

const unsureHint = "You have changed the picture. Do these words still say what it shows?"

type AlternativeTextProps = Pick<PictureChooserProps, "value" | "onChange"> & { error?: string | null }

function AlternativeText({ value, onChange, error }: AlternativeTextProps) {
  return (
    <div className={`stack1 ${style.alternative}`}>
      <TextArea
        label="What does the picture show?"
        mayWait
        hint={value.unsure ? unsureHint : "One sentence, read aloud to people who cannot see it."}
        rows={2}
        disabled={value.decorative}
        maxLength={pictureLimits.alt.max}
        error={error}
        value={value.alt}
        onChange={({ target }) => onChange({ ...value, alt: target.value.replaceAll("\n", " "), unsure: false })}
      />
      {!value.decorative && !value.alt.trim() && <p className="small">{notYet}</p>}
      <CheckField
        label="It only decorates: say nothing about it"
        checked={value.decorative ?? false}
        onChange={({ target }) => onChange({ ...value, decorative: target.checked, unsure: false })}
      />
    </div>
  )
}
