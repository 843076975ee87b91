import { useEffect, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import {
  childrenIn,
  type FaceMark,
  inReadingOrder,
  isBlurred,
  isUnsaid,
  recognisableBy,
} from "../../base/ui/pictures/faces/face-marks.ts"
import { findFaces } from "../../base/ui/pictures/faces/find-faces.ts"
import { useBlurPictureMutation } from "../../generated/office.ts"
import { FaceBoxes } from "./face-boxes.tsx"

type BlurPanelProps = {
  picture: { id: number; url: string }
  onDone: () => void
  onCancel: () => void
}

/** Blurs faces of a stored picture, which cannot be undone. The other faces say who is seen then. */
export function BlurPanel({ picture: { id, url }, onDone, onCancel }: BlurPanelProps) {
  const [faces, setFaces] = useState<FaceMark[]>()
  const [blur] = useBlurPictureMutation()
  const blurred = faces?.filter(isBlurred) ?? []

  useEffect(() => {
    let isOver = false
    // Where no face is found, they are marked by hand.
    const found = fetch(url).then(async (answer) => findFaces(await answer.blob()))
    void found.catch(() => undefined).then((found = []) => isOver || setFaces(inReadingOrder(found)))
    return () => {
      isOver = true
    }
  }, [url])

  const send = () => {
    const marks = faces ?? []
    const recognisable = recognisableBy(marks) ?? "UNSAID"
    // As long as a face is not said, the children who are known stay.
    const children = marks.some(isUnsaid) ? undefined : childrenIn(marks)
    const areas = blurred.map(({ x, y, width, height }) => ({ x, y, width, height }))
    return blur({ variables: { id, faces: areas, recognisable, children } })
  }

  return (
    <section aria-label="Blur faces" className="stack3">
      {faces ? <FaceBoxes picture={url} faces={faces} onChange={setFaces} /> : <p role="status">Looking for faces…</p>}
      <div className="row2">
        <ConfirmButton
          size="small"
          label={blurred.length > 1 ? `Blur ${blurred.length} faces…` : "Blur…"}
          disabled={blurred.length === 0}
          question="Blur for good?"
          consequence="The picture without blur is erased, in earlier versions, drafts and the bin too. Nobody can bring it back."
          confirmLabel="Blur"
          run={send}
          onDone={onDone}
        />
        <MinorButton autoFocus onClick={onCancel}>
          Cancel
        </MinorButton>
      </div>
    </section>
  )
}
