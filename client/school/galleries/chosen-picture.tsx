import CircleCheck from "lucide-react/icons/circle-check"
import X from "lucide-react/icons/x"
import { Button, IconButton } from "../../base/ui/controls/button.tsx"
import { ProgressBar } from "../../base/ui/controls/progress-bar.tsx"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { FilePicture } from "../../base/ui/pictures/file-picture.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { galleryImageLimits, pictureLimits } from "../../generated/limits.ts"
import style from "./chosen-picture.module.css"
import type { ChosenFile } from "./picture-batch.ts"
import type { Batch } from "./use-picture-batch.ts"

export function ChosenPicture({ chosen, number, batch }: { chosen: ChosenFile; number: number; batch: Batch }) {
  const { key, file, stored, caption, alt, state } = chosen
  const name = nameOf(chosen)

  return (
    <li className={classNames(style.row, state === "failed" && style.failed)} aria-label={`Picture ${number}, ${name}`}>
      <div className={style.frame}>
        {file && <FilePicture file={file} className={style.preview} alt="" loading="lazy" />}
        {!file && <Picture of={stored} className={style.preview} sizes="8rem" alt="" />}
      </div>
      <div className={style.head}>
        <p className="cut strong">{name}</p>
        {file && <p className="small">{sizeOf(file)}</p>}
        <IconButton icon={X} label={`Remove picture ${number}, ${name}`} onClick={() => batch.remove(key)} />
      </div>
      <div className="stack3">
        <TextField
          label="Caption"
          maxLength={galleryImageLimits.caption.max}
          value={caption}
          onChange={({ target }) => batch.change(key, { caption: target.value })}
        />
        <TextField
          label="What does the picture show?"
          hint="Read aloud to people who cannot see it."
          maxLength={pictureLimits.alt.max}
          value={alt}
          onChange={({ target }) => batch.change(key, { alt: target.value })}
        />
      </div>
      <Standing chosen={chosen} busy={batch.sending.busy} onRetry={() => void batch.send(key)} />
    </li>
  )
}

function Standing({ chosen, busy, onRetry }: { chosen: ChosenFile; busy: boolean; onRetry: () => void }) {
  const { state, progress, problem } = chosen

  switch (state) {
    case "sending":
      return <ProgressBar fraction={progress} className={style.bar} aria-label={`Sending ${nameOf(chosen)}`} />
    case "sent":
      return (
        <p className={style.sent}>
          <CircleCheck /> Arrived
        </p>
      )
    case "failed":
      return (
        <div className={style.problem}>
          <FieldError>{problem}</FieldError>
          <Button variant="quiet" size="small" disabled={busy} onClick={onRetry}>
            Send this one again
          </Button>
        </div>
      )
    case "waiting":
      return busy ? <p className="small">Waiting for its turn</p> : null
  }
}

const nameOf = ({ file, name }: ChosenFile) => file?.name ?? name.replace(/^\d+-/, "")

function sizeOf({ size }: File) {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`
}
