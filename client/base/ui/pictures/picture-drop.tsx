import ImagePlus from "lucide-react/icons/image-plus"
import { type DragEvent, useId, useState } from "react"
import { pictureTypes } from "../../../generated/constants.ts"
import { FieldError } from "../fields/field.tsx"
import { classNames } from "../texts/class-names.ts"
import style from "./picture-drop.module.css"
import { usePictureFiles } from "./use-picture-files.ts"

type PictureDropProps = {
  label: string
  /** Receives usable files only; a message names the others. */
  onFiles: (files: File[]) => void
  /** Reports the rejected files, for a parent that hides this component once a file was chosen. */
  onProblems?: (problems: string[]) => void
  multiple?: boolean
  types?: string[]
  required?: boolean
  error?: string | null
}

export function PictureDrop({ label, onFiles, multiple = false, types = pictureTypes, ...rest }: PictureDropProps) {
  const { required, error, onProblems } = rest
  const id = useId()
  const [over, setOver] = useState(false)
  const { problems, take, choose, paste } = usePictureFiles(types, multiple, { onFiles, onProblems })
  const shown = problems.length > 0 ? problems : error ? [error] : []

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }

  return (
    <div onPaste={paste}>
      <label
        className={classNames(style.drop, over && style.over, shown.length > 0 && style.wrong)}
        onDragEnter={() => setOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className={style.input}
          accept={types.join(",")}
          multiple={multiple}
          required={required}
          aria-invalid={shown.length > 0 || undefined}
          aria-describedby={`${id}-hint ${id}-problems`}
          onChange={choose}
        />
        <ImagePlus className={style.icon} aria-hidden="true" />
        <span className={style.label}>{label}</span>
        <span className="small" id={`${id}-hint`}>
          Or drop {multiple ? "files" : "one"} here, or paste. PNG, JPEG{types.includes("image/webp") && " or WebP"}, up
          to 10 MB.
        </span>
      </label>
      <div id={`${id}-problems`} role="alert" className={style.problems}>
        {shown.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
    </div>
  )
}
