import ImagePlus from "lucide-react/icons/image-plus"
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useState } from "react"
import { pictureTypes } from "../../generated/constants.ts"
import { FieldError } from "../fields/field.tsx"
import { classNames } from "../texts/class-names.ts"
import style from "./picture-drop.module.css"
import { pictureProblem } from "./picture-file.ts"

type PictureDropProps = {
  label: string
  /** Only files that can be used arrive here; the others are named in a message. */
  onFiles: (files: File[]) => void
  /** Says what is wrong with the others, for whoever hides this once something was chosen. */
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
  const [problems, setProblems] = useState<string[]>([])
  const shown = problems.length > 0 ? problems : error ? [error] : []

  const take = async (files: File[]) => {
    const offered = multiple ? files : files.slice(0, 1)
    const answers = await Promise.all(offered.map((file) => pictureProblem(file, types)))
    const found = answers.filter((answer) => answer !== null)
    setProblems(found)
    onProblems?.(found)
    const usable = offered.filter((_, index) => answers[index] === null)
    if (usable.length > 0) onFiles(usable)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void take([...(target.files ?? [])])
    target.value = ""
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    void take(files)
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
        <span className={style.hint} id={`${id}-hint`}>
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
