import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { failureOf, Refused } from "../../base/ui/loading/failure.ts"
import { blurKey, blurredFile, detectFaces, withFaces } from "../../base/ui/pictures/faces/answers.ts"
import {
  type FacedPicture,
  type FaceMark,
  isBlurDue,
  isUnsaid,
  isUploadBlocked,
} from "../../base/ui/pictures/faces/face-marks.ts"
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
  const { answer, problem } = useAnswers({ of, naming, onChange })
  const isLooking = of.faces === undefined
  const known = of.faces ?? []

  return (
    <div className="stack2">
      <p role={name ? undefined : "status"} className="small">
        {wordsOf(of.faces)}
        {known.some(isUnsaid) && isUploadBlocked(of) && " The picture stays on this device until you say who is in it."}
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
            <Button onClick={() => setOpen(false)}>Done</Button>
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

/** Answers apply at once; the file follows once its faces are blurred. If that fails, both are as before. */
function useAnswers({ of, naming, onChange }: FacesLineProps) {
  const [problem, setProblem] = useState<string>()
  const latest = useRef({ of, onChange })
  latest.current = { of, onChange }
  const settled = useRef(of)
  if (!isBlurDue(of)) settled.current = of

  const answer = (faces: FaceMark[]) => {
    setProblem(undefined)
    latest.current.onChange(withFaces(latest.current.of, faces))
  }

  const blur = async (clear: File, faces: FaceMark[], isOver: () => boolean) => {
    try {
      const file = await blurredFile(clear, faces, naming)
      if (!isOver()) latest.current.onChange({ file, clear })
    } catch (error) {
      if (!isOver()) {
        const { file, clear, faces, recognisable, children } = settled.current
        latest.current.onChange({ file, clear, faces, recognisable, children })
        setProblem(failureOf(error).text)
      }
      throw error
    }
    if (latest.current.of.file !== clear && latest.current.of.clear !== clear) throw pictureChanged
  }

  const due = isBlurDue(of) ? of.file : undefined
  const start = useEffectEvent((isOver: () => boolean) => {
    if (due && of.faces) void beforeSending(blur(due, of.faces, isOver)).catch(() => undefined)
  })
  const key = due && blurKey(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: blurs again when other faces are to be blurred
  useEffect(() => {
    let isOver = false
    start(() => isOver)
    return () => {
      isOver = true
    }
  }, [due, key])

  return { answer, problem }
}

/** A form that waits for the blur is then not sent. */
const pictureChanged = new Refused("CONFLICT", "The picture has changed. Please say again who is in it.")
