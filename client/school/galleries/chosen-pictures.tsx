import { useEffect, useRef } from "react"
import { Button } from "../../base/ui/controls/button.tsx"
import { moveOnByEnter } from "../../base/ui/controls/enter-key.ts"
import { SendingStatus } from "../../base/ui/controls/sending.tsx"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { hasTooLong } from "../../base/ui/fields/text-field.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import type { Failure } from "../../base/ui/loading/failure.ts"
import type { PictureFiles } from "../../base/ui/pictures/use-picture-files.ts"
import { ChosenPicture } from "./chosen-picture.tsx"
import style from "./chosen-pictures.module.css"
import { type ChosenFile, progressOf } from "./picture-batch.ts"
import type { Batch } from "./use-picture-batch.ts"

type ChosenPicturesProps = {
  batch: Batch
  /** Why files were left out, and what is still being prepared. */
  files: Pick<PictureFiles, "problems" | "status">
  onCancel: () => void
}

export function ChosenPictures({ batch, files: { problems, status }, onCancel }: ChosenPicturesProps) {
  const { files, sending, send } = batch
  const list = useFocusKept(files.length)

  return (
    <form
      className="stack5"
      noValidate
      aria-busy={sending.busy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasTooLong(event.currentTarget)) void send()
      }}
      onKeyDown={moveOnByEnter}
    >
      {problems.length > 0 && (
        <div role="alert" className={style.refused}>
          {problems.map((problem) => (
            <FieldError key={problem}>{problem}</FieldError>
          ))}
        </div>
      )}
      <h2 ref={list} tabIndex={-1} className={style.heading}>
        {counted(files.length, "picture")} chosen
      </h2>
      <p role="status" className="small">
        {status}
      </p>
      <ol className="stack4">
        {files.map((file, index) => (
          <ChosenPicture key={file.key} chosen={file} number={index + 1} batch={batch} />
        ))}
      </ol>
      <Foot batch={batch} onCancel={onCancel} />
    </form>
  )
}

function Foot({ batch: { files, sending, failure }, onCancel }: { batch: Batch; onCancel: () => void }) {
  const { busy } = sending
  const failed = files.filter(({ state }) => state === "failed").length

  return (
    <div className={style.foot}>
      {!busy && failed > 0 && <ErrorMessage title={notArrived(failed, files.length)} text={whatToDo(files)} />}
      {failure && <ErrorMessage title={titleOf(failure)} text={failure.text} />}
      <div className="row3">
        <Button type="submit" busy={busy}>
          {submitLabel(files)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Progress files={files} sending={sending} />
    </div>
  )
}

function Progress({ files, sending }: Pick<Batch, "files" | "sending">) {
  const sent = files.filter(({ state }) => state === "sent").length

  return (
    <SendingStatus
      of={sending}
      label="All pictures"
      words={`Sending ${counted(files.length, "picture")}. You can go on writing captions.`}
    >
      <p className={style.numbers} aria-hidden="true">
        <span>
          {sent} of {files.length} have arrived
        </span>
        <span>{Math.round(progressOf(files) * 100)} %</span>
      </p>
    </SendingStatus>
  )
}

function titleOf({ code }: Failure) {
  return code === "STOPPED" ? "You stopped this." : "The pictures have arrived, but are not in the gallery yet."
}

function submitLabel(files: readonly ChosenFile[]) {
  const failed = files.some(({ state }) => state === "failed")
  return failed ? "Try again" : `Post ${counted(files.length, "picture")}`
}

function notArrived(failed: number, all: number) {
  if (failed === all) return all === 1 ? "The picture has not arrived." : "The pictures have not arrived."
  return failed === 1
    ? `One of the ${all} pictures has not arrived.`
    : `${failed} of the ${all} pictures have not arrived.`
}

function whatToDo(files: readonly ChosenFile[]) {
  const arrived = files.some(({ state }) => state === "sent")
  return arrived
    ? "Try again, or take out what will not go through. The others have arrived and need not be sent twice."
    : "Please check your connection and try again. Everything you chose and wrote is still here."
}

function counted(number: number, noun: string) {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}

/** The focused picker, or the picture that was just removed, has disappeared. */
function useFocusKept(pictures: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)

  useEffect(() => {
    const isNew = before.current === 0
    before.current = pictures
    if (isNew || document.activeElement === document.body) heading.current?.focus()
  }, [pictures])

  return heading
}
