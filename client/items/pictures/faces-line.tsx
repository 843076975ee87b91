import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { failureOf, Refused } from "../../base/ui/loading/failure.ts"
import { detectFaces, withAnswers } from "../../base/ui/pictures/faces/answers.ts"
import { type FacedPicture, type FaceMark, isUnsaid, isUploadBlocked } from "../../base/ui/pictures/faces/face-marks.ts"
import { beforeSending } from "../../base/ui/pictures/in-turn.ts"
import type { Naming } from "../../base/ui/pictures/store-name.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import { AnswerRest, FaceBoxes } from "./face-boxes.tsx"

type FacesLineProps = {
  of: FacedPicture
  naming?: Naming
  onChange: (part: FacedPicture) => void
  /** Names the picture if the screen has several. */
  name?: string
}

/** The faces of a chosen picture on one line, which opens their boxes. Detects them in the background. */
export function FacesLine({ of, naming, onChange, name }: FacesLineProps) {
  const [open, setOpen] = useState(false)
  const due = of.faces === undefined ? of.file : undefined
  useAsync(
    due,
    (isCancelled) => due && detectFaces(due, isCancelled),
    (faces) => onChange({ faces }),
  )
  const { faces, answer, problem } = useAnswers({ of, naming, onChange })
  const isLooking = faces === undefined
  const known = faces ?? []

  return (
    <div className="stack2">
      <p role={name ? undefined : "status"} className="small">
        {wordsOf(faces)}
        {!isLooking && isUploadBlocked(of) && " The picture stays on this device until you say who is in it."}
      </p>
      {problem && <FieldError>{problem}</FieldError>}
      <div className="row2">
        <MinorButton disabled={isLooking} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {isLooking || known.some(isUnsaid) ? "Say who is in it" : known.length > 0 ? "Change" : "Mark a face"} …
          {name && <span className="unseen"> {name}</span>}
        </MinorButton>
        <AnswerRest faces={known} disabled={isLooking} onChange={answer} />
      </div>
      {open && of.file && (
        <Portal>
          <Dialog wide open title="Faces in the picture" onClose={() => setOpen(false)}>
            <FaceBoxes picture={of.file} faces={known} onChange={answer} />
            <div>
              <Button onClick={() => setOpen(false)}>Done</Button>
            </div>
          </Dialog>
        </Portal>
      )}
    </div>
  )
}

/** Renders outside the text's editor, which handles every key pressed inside it. */
const Portal = ({ children }: { children: ReactNode }) => createPortal(children, document.body)

function wordsOf(faces: FacedPicture["faces"]) {
  if (faces === undefined) return "Looking for faces…"
  if (faces === null) return "Faces cannot be looked for here."
  if (faces.length === 0) return "No faces found."
  const unsaid = faces.filter(isUnsaid).length
  const found = `${counted(faces.length, "face")} found`
  if (unsaid === faces.length) return `${found}, not said yet.`
  return unsaid > 0 ? `${found}, ${unsaid} not said yet.` : `${found}, and answered.`
}

const originalOf = ({ file, clear = file }: FacedPicture) => clear

/** Answers show at once; the picture changes once its faces are blurred. The last answer wins. */
function useAnswers({ of, naming, onChange }: FacesLineProps) {
  const [pending, setPending] = useState<FaceMark[]>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef({ of, onChange, pending })
  latest.current = { of, onChange, pending }

  const answer = async (faces: FaceMark[]) => {
    const before = latest.current.of
    latest.current.pending = faces
    setPending(faces)
    setProblem(undefined)
    const isOver = () => latest.current.pending !== faces
    try {
      const part = await withAnswers(() => latest.current.of, faces, naming)
      if (isOver()) return
      if (originalOf(latest.current.of) !== originalOf(before)) throw pictureChanged
      latest.current.onChange(part)
    } catch (error) {
      if (!isOver()) setProblem(failureOf(error).text)
      throw error
    } finally {
      if (!isOver()) setPending(undefined)
    }
  }

  const start = (faces: FaceMark[]) => void beforeSending(answer(faces)).catch(() => undefined)

  const resume = useEffectEvent(() => {
    const faces = interrupted.get(originalOf(of) as File)
    if (faces) start(faces)
  })
  useEffect(() => {
    resume()
    return () => {
      const { of, pending } = latest.current
      const original = originalOf(of)
      if (original && pending) interrupted.set(original, pending)
      else if (original) interrupted.delete(original)
      // A late answer must not bring back a removed picture.
      latest.current.pending = undefined
    }
  }, [])

  return { faces: pending ?? of.faces, answer: start, problem }
}

/** Answers that had not been applied when their line was unmounted, by the clear picture: a form may be drawn again. */
const interrupted = new WeakMap<File, FaceMark[]>()

/** A form that waits for the answers is then not sent. */
const pictureChanged = new Refused("CONFLICT", "The picture has changed. Please say again who is in it.")
