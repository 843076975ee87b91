import RotateCw from "lucide-react/icons/rotate-cw"
import { type ReactNode, useId, useRef, useState } from "react"
import { pictureTypes } from "../../../generated/constants.ts"
import { pictureLimits } from "../../../generated/limits.ts"
import { MinorButton } from "../controls/button.tsx"
import { useOnChange } from "../controls/use-on-change.ts"
import field from "../fields/field.module.css"
import { FieldError } from "../fields/field.tsx"
import { CheckField, TextArea } from "../fields/text-field.tsx"
import { classNames } from "../texts/class-names.ts"
import type { FacedPicture } from "./faces/face-marks.ts"
import { useFileAddress } from "./file-picture.tsx"
import { FocusPicker } from "./focus-picker.tsx"
import { type PictureFile, type PictureFocus, turnedFocus } from "./picture.tsx"
import style from "./picture-chooser.module.css"
import { acceptOf, PictureDrop } from "./picture-drop.tsx"
import { PicturePreview, PictureShapes } from "./picture-preview.tsx"
import { turnPicture } from "./prepare-picture.ts"
import { type Naming, storeName } from "./store-name.ts"
import { type PictureFiles, usePictureFiles } from "./use-picture-files.ts"

export type ChosenPicture = FacedPicture & {
  name?: string
  stored?: PictureFile
  /** The point that stays visible when cropped; by default the stored picture's, or the centre. */
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
  naming?: Naming
  /** For a decorative picture: asks for no text, and takes little room. */
  brief?: boolean
  /** Reads a stored picture with its people, whom turning keeps. If this fails, the picture is not turned. */
  readStored: (name: string) => Promise<FacedPicture & { file: File }>
  /** Shown under a chosen picture, on phones too. */
  below?: ReactNode
}

export function PictureChooser({ value, onChange, label = "Picture", readStored, ...rest }: PictureChooserProps) {
  const { required, error, types = pictureTypes, naming = "" } = rest
  const { alt } = value
  const chosen = Boolean(value.file ?? value.name)
  const named = (file: File, more: Omit<ChosenPicture, "file">) => {
    storeName(file, naming)
    onChange({ file, ...more })
  }
  // Keeps the typed text, even if the picture is removed first; "decorative" does not apply to another picture.
  const files = usePictureFiles({ label, types, onFile: (file) => named(file, { alt, unsure: alt !== "" }) })
  const latest = useRef({ value, named })
  latest.current = { value, named }
  const turnLatest = async () => {
    const { name = "", file } = latest.current.value
    const before: Awaited<ReturnType<typeof readStored>> = file ? { file } : await readStored(name)
    return { of: file ?? name, turned: await turnPicture(before.file), people: before }
  }
  const turn = () =>
    files.turn(turnLatest, ({ of, turned, people }) => {
      const { name, stored, file = name, alt, decorative, unsure, focus = stored?.focus } = latest.current.value
      const { recognisable = people.recognisable, children = people.children } = latest.current.value
      const { childrenBefore = people.children, copyOf = people.copyOf } = latest.current.value
      // Replaced or removed meanwhile.
      if (file !== of) return
      latest.current.named(turned, {
        ...{ alt, decorative, unsure, recognisable, children, childrenBefore, copyOf },
        focus: focus && turnedFocus(focus),
      })
    })
  useFocusReplacement(files.place, chosen)

  return (
    <fieldset ref={files.place} className={style.chooser}>
      <legend className={field.label}>
        {label}
        {!required && <span className={field.optional}> (optional)</span>}
      </legend>
      {chosen ? (
        <Chosen {...{ value, onChange, label, files, turn }} {...rest} />
      ) : (
        <PictureDrop label="Choose a picture" files={files} required={required} error={error} />
      )}
    </fieldset>
  )
}

/** Moves the focus to the replacement when choosing or removing a picture removes the focused element. */
function useFocusReplacement(place: PictureFiles["place"], chosen: boolean) {
  useOnChange(chosen, () => {
    if (document.activeElement !== document.body) return
    const controls = [...(place.current?.querySelectorAll<HTMLElement>("button, input[type=file]:not([hidden])") ?? [])]
    // A hidden control does not take the focus.
    controls.find((control) => {
      control.focus()
      return document.activeElement === control
    })
  })
}

type ChosenProps = Omit<PictureChooserProps, "readStored"> & { label: string; files: PictureFiles; turn: () => void }

function Chosen({ value, onChange, label, files, turn, error, altError, brief, below }: ChosenProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { stored, focus = stored?.focus, alt, decorative } = value
  const address = useFileAddress(value.file)
  const preview = { address, stored: value.file ? undefined : stored, focus }
  const shown = [...files.problems, ...(error ? [error] : [])]

  return (
    <div className={classNames(style.chosen, brief && style.brief, (open || altError) && style.open)}>
      <div className={style.head}>
        <PicturePreview {...preview} alt="Small preview" />
        <p className="small">
          {brief || decorative ? "Decoration." : alt.trim() ? "Described." : "Not described yet."}
        </p>
        <MinorButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {label} …
        </MinorButton>
      </div>
      <div>
        <p role="status" className="small">
          {files.status}
        </p>
        <div role="alert">
          {shown.map((problem) => (
            <FieldError key={problem}>{problem}</FieldError>
          ))}
        </div>
      </div>
      <div id={id} className={style.controls}>
        <FocusPicker focus={focus} onChange={(focus) => onChange({ ...value, focus })}>
          <PicturePreview
            {...preview}
            className={style.preview}
            alt={value.file ? "Preview of the chosen file" : stored?.alt || "The picture in use"}
          />
        </FocusPicker>
        <div className="column5">
          <PictureShapes {...preview} />
          <Actions files={files} turn={turn} onRemove={() => onChange({ alt })} />
          {!brief && <AlternativeText value={value} onChange={onChange} error={altError} />}
        </div>
      </div>
      {below}
    </div>
  )
}

type ActionsProps = { files: PictureFiles; turn: () => void; onRemove: () => void }

function Actions({ files: { types, choose }, turn, onRemove }: ActionsProps) {
  const input = useRef<HTMLInputElement>(null)
  const ofPicture = <span className="unseen"> picture</span>

  return (
    <div className="row2">
      <input ref={input} type="file" hidden accept={acceptOf(types)} onChange={choose} />
      <MinorButton onClick={() => input.current?.click()}>Replace{ofPicture}</MinorButton>
      <MinorButton onClick={turn}>
        <RotateCw aria-hidden="true" /> Rotate
        <span className="unseen"> picture a quarter turn to the right</span>
      </MinorButton>
      <MinorButton onClick={onRemove}>Remove{ofPicture}</MinorButton>
    </div>
  )
}

const notYet = "Not described yet. It can wait, but until then people who cannot see the picture miss it."

const unsureHint = "You have changed the picture. Do these words still say what it shows?"

type AlternativeTextProps = Pick<PictureChooserProps, "value" | "onChange"> & { error?: string | null }

function AlternativeText({ value, onChange, error }: AlternativeTextProps) {
  return (
    <div className="stack1">
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
        label="Decoration: nothing is read aloud"
        checked={value.decorative ?? false}
        onChange={({ target }) => onChange({ ...value, decorative: target.checked, unsure: false })}
      />
    </div>
  )
}
