import CircleCheck from "lucide-react/icons/circle-check"
import RotateCw from "lucide-react/icons/rotate-cw"
import X from "lucide-react/icons/x"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import { Button, IconButton, MinorButton, QuietButton } from "../../base/ui/controls/button.tsx"
import { focusNextFieldOnEnter } from "../../base/ui/controls/enter-key.ts"
import { ProgressBar } from "../../base/ui/controls/progress-bar.tsx"
import { SendingStatus } from "../../base/ui/controls/sending.tsx"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { hasTooLong } from "../../base/ui/fields/text-field.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import type { Failure } from "../../base/ui/loading/failure.ts"
import { isUploadBlocked } from "../../base/ui/pictures/faces/face-marks.ts"
import { FilePicture } from "../../base/ui/pictures/file-picture.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { turnPicture } from "../../base/ui/pictures/prepare-picture.ts"
import type { PictureFiles } from "../../base/ui/pictures/use-picture-files.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import { inKilobytes } from "../../items/content/documents.tsx"
import { FacesLine } from "../../items/pictures/faces-line.tsx"
import { readStored } from "../../items/pictures/use-marks.ts"
import style from "./chosen-pictures.module.css"
import { type ChosenFile, hasArrived, progressOf } from "./picture-batch.ts"
import { PictureGrid } from "./picture-grid.tsx"
import type { Batch } from "./use-picture-batch.ts"

type ChosenPicturesProps = {
  batch: Batch
  /** Reasons for refused files, the work in progress, and the function that turns a picture. */
  files: Pick<PictureFiles, "problems" | "status" | "turn">
  onCancel: () => void
}

export function ChosenPictures({ batch, files: { problems, status, turn }, onCancel }: ChosenPicturesProps) {
  const { files, sending, send } = batch
  const form = useRef<HTMLFormElement>(null)
  const heading = useHeadingFocus(files.length)
  const latest = useRef(files)
  latest.current = files
  const latestOf = (key: number) => latest.current.find((one) => one.key === key)
  const turnLatest = async (key: number) => {
    const { file, name } = latestOf(key) ?? {}
    if (!name) return undefined
    return { name, turned: await turnPicture(file ?? (await readStored(name)).file) }
  }
  const turnEach = (keys: number[]) =>
    keys.map((key) =>
      turn(
        () => turnLatest(key),
        (it) => {
          // Taken out or blurred meanwhile.
          if (it && latestOf(key)?.name === it.name)
            batch.applyAnswers(key, { clear: undefined, faces: undefined, file: it.turned })
        },
      ),
    )

  return (
    <form
      ref={form}
      className="stack5"
      noValidate
      aria-busy={sending.busy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!status && !hasTooLong(event.currentTarget)) void send()
      }}
      onKeyDown={focusNextFieldOnEnter}
    >
      {problems.length > 0 && (
        <div role="alert" className="stack1">
          {problems.map((problem) => (
            <FieldError key={problem}>{problem}</FieldError>
          ))}
        </div>
      )}
      <div className="spread">
        <h2 ref={heading} tabIndex={-1} className={style.heading}>
          {counted(files.length, "picture")} chosen
        </h2>
        <p role="status" className="small">
          {status}
        </p>
      </div>
      <PictureGrid
        pictures={files.map((chosen, index) => ({
          ...chosen,
          name: nameOf(chosen),
          image: chosen.file ? (
            <FilePicture file={chosen.file} alt="" loading="lazy" />
          ) : (
            <Picture of={chosen.stored} sizes="15rem" alt="" />
          ),
          faces: chosen.file && (
            <FacesLine
              of={chosen}
              name={`Picture ${index + 1}, ${nameOf(chosen)}`}
              onChange={(part) => batch.applyAnswers(chosen.key, part)}
            />
          ),
          head: <Head chosen={chosen} number={index + 1} onRemove={() => batch.remove(chosen.key)} />,
          foot: <UploadStatus chosen={chosen} onRetry={() => void send(chosen.key)} />,
        }))}
        onMove={batch.move}
        onChange={batch.change}
        onMark={(keys, recognisable) => keys.forEach((key) => void batch.applyAnswers(key, { recognisable }))}
        tools={(keys) => (
          <>
            <MinorButton onClick={() => turnEach(keys)}>
              <RotateCw aria-hidden="true" /> Rotate
            </MinorButton>
            <MinorButton onClick={() => keys.forEach((key) => void batch.change(key, { decorative: true }))}>
              Decoration
            </MinorButton>
            <MinorButton onClick={() => keys.forEach(batch.remove)}>Take out</MinorButton>
          </>
        )}
        foot={(advice) => <Foot {...{ batch, form, advice, onCancel }} isPreparing={status !== ""} />}
      />
    </form>
  )
}

function Head({ chosen, number, onRemove }: { chosen: ChosenFile; number: number; onRemove: () => void }) {
  const name = nameOf(chosen)

  return (
    <div className="bar">
      <p className="cut strong">{name}</p>
      <p className={style.size}>{chosen.file && inKilobytes(chosen.file.size)}</p>
      <IconButton icon={X} label={`Remove picture ${number}, ${name}`} onClick={onRemove} />
    </div>
  )
}

function UploadStatus({ chosen, onRetry }: { chosen: ChosenFile; onRetry: () => void }) {
  const { state, progress, problem } = chosen

  switch (state) {
    case "sending":
      return <ProgressBar fraction={progress} aria-label={`Sending ${nameOf(chosen)}`} />
    case "sent":
      return (
        <p className={style.sent}>
          <CircleCheck /> Arrived
        </p>
      )
    case "failed":
      return (
        <div className="stack2" data-failed="">
          <FieldError>{problem}</FieldError>
          <MinorButton onClick={onRetry}>Send this one again</MinorButton>
        </div>
      )
    case "waiting":
      return !isUploadBlocked(chosen) && <p className="small">Waiting for its turn</p>
  }
}

type FootProps = {
  batch: Batch
  form: RefObject<HTMLFormElement | null>
  isPreparing: boolean
  advice: ReactNode
  onCancel: () => void
}

function Foot({ batch, form, isPreparing, advice, onCancel }: FootProps) {
  const { files, sending, failure } = batch
  const { busy } = sending
  const failed = files.filter(({ state }) => state === "failed")
  const arrived = files.filter(hasArrived).length
  const hasFailed = failed.length > 0 && !busy

  return (
    <div ref={hasFailed || failure ? scrollToFailure : undefined} className={style.foot}>
      {hasFailed && <ErrorMessage title={notArrived(failed.length, files.length)} text={whatToDo(arrived, failed)} />}
      {failure && <ErrorMessage title={titleOf(failure)} text={failure.text} />}
      <div className="row3">
        {hasFailed && arrived > 0 && (
          <Button onClick={() => void batch.postArrived()}>
            {arrived === 1 ? "Post the one that arrived" : `Post the ${arrived} that arrived`}
          </Button>
        )}
        <Button type="submit" variant={hasFailed && arrived > 0 ? "quiet" : "primary"} busy={busy || isPreparing}>
          {hasFailed ? "Try again" : `Post ${counted(files.length, "picture")}`}
        </Button>
        {hasFailed && (
          <>
            <QuietButton onClick={() => form.current?.querySelector<HTMLElement>("[data-failed] button")?.focus()}>
              {failed.length === 1 ? "Show it" : `Show the ${failed.length}`}
            </QuietButton>
            <QuietButton onClick={() => failed.forEach(({ key }) => void batch.remove(key))}>
              {removeLabels[failed.length] ?? `Take the ${failed.length} out`}
            </QuietButton>
          </>
        )}
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
        {advice}
      </div>
      <Progress files={files} sending={sending} />
    </div>
  )
}

/** Scrolls to a failure, which on phones is at the end of the page. */
export function scrollToFailure(foot: HTMLElement | null) {
  if (!document.activeElement?.matches("textarea")) foot?.scrollIntoView({ block: "nearest" })
}

const removeLabels: Record<number, string> = { 1: "Take it out", 2: "Take both out" }

function Progress({ files, sending }: Pick<Batch, "files" | "sending">) {
  const sent = files.filter(hasArrived).length

  return (
    <>
      {sent < files.length && (
        <p className={style.numbers} aria-hidden="true">
          <span>
            {sent} of {files.length} have arrived
          </span>
          <span>{Math.round(progressOf(files) * 100)} %</span>
        </p>
      )}
      <SendingStatus
        of={sending}
        label="All pictures"
        words={`Sending ${counted(files.length, "picture")}. You can go on writing.`}
      />
    </>
  )
}

const titleOf = ({ code }: Failure) =>
  code === "STOPPED" ? "You stopped this." : "The pictures have arrived, but are not in the gallery yet."

function notArrived(failed: number, all: number) {
  if (failed === all) return all === 1 ? "The picture has not arrived." : "The pictures have not arrived."
  return failed === 1
    ? `One of the ${all} pictures has not arrived.`
    : `${failed} of the ${all} pictures have not arrived.`
}

function whatToDo(arrived: number, [failed]: ChosenFile[]) {
  if (arrived > 0) return "Try again, or post the others without: they need not be sent twice."
  return `${failed?.problem} Everything you chose and wrote is still here.`
}

const nameOf = ({ file, name }: ChosenFile) => file?.name ?? name.replace(/^\d+-/, "")

/** The focused picker, or the picture that was just removed, has disappeared. */
function useHeadingFocus(pictures: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)

  useEffect(() => {
    const isNew = before.current === 0
    before.current = pictures
    if (isNew || document.activeElement === document.body) heading.current?.focus()
  }, [pictures])

  return heading
}
