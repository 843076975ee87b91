import { type ClipboardEvent, useEffect, useRef, useState } from "react"
import { pictureTypes } from "../../generated/constants.ts"
import { pictureLimits } from "../../generated/limits.ts"
import { Button } from "../controls/button.tsx"
import { FieldError } from "../fields/field.tsx"
import { CheckField, TextArea } from "../fields/text-field.tsx"
import { VisuallyHidden } from "../texts/visually-hidden.tsx"
import { useFileAddress } from "./file-address.ts"
import { FocusPicker } from "./focus-picker.tsx"
import { Picture, type PictureFile, type PictureFocus } from "./picture.tsx"
import style from "./picture-chooser.module.css"
import { PictureDrop } from "./picture-drop.tsx"
import { pictureProblem } from "./picture-file.ts"

export type ChosenPicture = {
  file?: File
  name?: string
  stored?: PictureFile
  /** What stays in sight; absent for what is stored, or for the middle. */
  focus?: PictureFocus
  alt: string
  /** The answer "it only decorates". What was written before stays in `alt`, and is not sent. */
  decorative?: boolean
  /** The words were said of another picture. */
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
  // What somebody wrote is not thrown away, also where the picture is first removed; that one only decorated says nothing of another.
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

/** What had the focus goes when a picture is chosen or removed: what comes in its place takes it. */
function useFocusStaying(chosen: boolean) {
  const chooser = useRef<HTMLFieldSetElement>(null)
  const before = useRef(chosen)

  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    if (document.activeElement !== document.body) return
    chooser.current?.querySelector<HTMLElement>("button, input[type=file]:not([hidden])")?.focus()
  }, [chosen])

  return chooser
}

function Preview({ value: { file, stored } }: Pick<PictureChooserProps, "value">) {
  const address = useFileAddress(file)
  if (file) return address && <img className={style.preview} src={address} alt="Preview of the chosen file" />
  return <Picture of={stored} className={style.preview} sizes="24rem" alt={stored?.alt || "The picture in use"} />
}

type ReplaceOrRemoveProps = { types: string[]; onFile: (file: File) => void; onRemove: () => void }

function ReplaceOrRemove({ types, onFile, onRemove }: ReplaceOrRemoveProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const take = async (file: File | undefined) => {
    if (!file) return
    const found = await pictureProblem(file, types)
    setProblem(found)
    if (!found) onFile(file)
  }
  const paste = (event: ClipboardEvent) => void take(event.clipboardData.files[0])

  return (
    <div className={style.actions} onPaste={paste}>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(",")}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ""
        }}
      />
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        Replace<VisuallyHidden> picture</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove<VisuallyHidden> picture</VisuallyHidden>
      </Button>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  )
}

const notYet = "Not said yet. It can wait, but until then who cannot see the picture learns nothing of it."

const unsureHint = "You have changed the picture. Do these words still say what it shows?"

type AlternativeTextProps = Pick<PictureChooserProps, "value" | "onChange"> & { error?: string | null }

function AlternativeText({ value, onChange, error }: AlternativeTextProps) {
  return (
    <div className={style.alternative}>
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
      {!value.decorative && !value.alt.trim() && <p className={style.notYet}>{notYet}</p>}
      <CheckField
        label="It only decorates: say nothing about it"
        checked={value.decorative ?? false}
        onChange={({ target }) => onChange({ ...value, decorative: target.checked, unsure: false })}
      />
    </div>
  )
}
