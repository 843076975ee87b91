import ImagePlus from "lucide-react/icons/image-plus"
import { useId } from "react"
import { FieldError } from "../fields/field.tsx"
import { classNames } from "../texts/class-names.ts"
import style from "./picture-drop.module.css"
import type { PictureFiles } from "./use-picture-files.ts"

type PictureDropProps = {
  label: string
  files: Omit<PictureFiles, "place">
  required?: boolean
  error?: string | null
}

export function PictureDrop({ label, files, required, error }: PictureDropProps) {
  const { types, multiple, problems, status, choose } = files
  const id = useId()
  const shown = problems.length > 0 ? problems : error ? [error] : []

  return (
    <div>
      <label className={classNames(style.drop, shown.length > 0 && style.wrong)}>
        <input
          type="file"
          className={style.input}
          accept={acceptOf(types)}
          multiple={multiple}
          required={required}
          aria-invalid={shown.length > 0 || undefined}
          aria-describedby={`${id}-hint ${id}-problems`}
          onChange={choose}
        />
        <ImagePlus className={style.icon} aria-hidden="true" />
        <span className={style.label}>{label}</span>
        <span className="small" id={`${id}-hint`}>
          <span role="status">{status}</span>
          {!status && `Or drop ${multiple ? "them" : "it"} anywhere in the form, or paste. Photos of any size.`}
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

/** Safari converts HEIC to JPEG if the form does not accept HEIC. */
export function acceptOf(types: string[]) {
  const isSafari = "GestureEvent" in window
  return [...types, ...(isSafari || !types.includes("image/webp") ? [] : ["image/heic", ".heic"])].join(",")
}
