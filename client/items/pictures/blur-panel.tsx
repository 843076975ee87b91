import { useState } from "react"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { detectFaces } from "../../base/ui/pictures/faces/answers.ts"
import { childrenIn, type FaceMark, isBlurred, recognisableBy } from "../../base/ui/pictures/faces/face-marks.ts"
import { type Recognisable, useBlurPictureMutation } from "../../generated/office.ts"
import { ChildrenSeen } from "./children-seen.tsx"
import { FaceBoxes } from "./face-boxes.tsx"
import { RecognisableChoice } from "./recognisable-choice.tsx"

type BlurPanelProps = {
  picture: { id: number; name: string; url: string }
  onDone: () => void
  onCancel: () => void
}

/**
 * Blurs faces of a stored picture, which cannot be undone. The other faces then suggest who is seen. Known children
 * stay until a user removes them: the detector may have missed a face.
 */
export function BlurPanel({ picture: { id, name, url }, onDone, onCancel }: BlurPanelProps) {
  const [faces, setFaces] = useState<FaceMark[]>()
  const [answer, setAnswer] = useState<Recognisable>()
  const [known, setKnown] = useState<number[]>()
  const [chosen, setChosen] = useState<number[]>()
  const [blur] = useBlurPictureMutation()
  const marks = faces ?? []
  const blurred = marks.filter(isBlurred)
  const recognisable = answer ?? recognisableBy(marks)
  const children = [...new Set([...(chosen ?? known ?? []), ...childrenIn(marks)])]

  const facesIn = async (isCancelled: () => boolean) => detectFaces(await (await fetch(url)).blob(), isCancelled)
  // Users mark missed faces by hand.
  useAsync(
    url,
    (isCancelled) => facesIn(isCancelled).catch(() => null),
    (found) => setFaces(found ?? []),
  )

  const send = () => {
    const areas = blurred.map(({ x, y, width, height }) => ({ x, y, width, height }))
    // Undefined if the register was not read: the server then keeps the known children.
    const childIds = known || children.length > 0 ? children : undefined
    const people = { recognisable: recognisable ?? "UNSAID", children: childIds, childrenBefore: known }
    return blur({ variables: { id, faces: areas, ...people } })
  }

  return (
    <section aria-label="Blur faces" className="stack3">
      {faces ? <FaceBoxes picture={url} faces={faces} onChange={setFaces} /> : <p role="status">Looking for faces…</p>}
      <RecognisableChoice value={recognisable} onChange={setAnswer} />
      <ChildrenSeen stored={name} value={children} onRead={setKnown} onChange={setChosen} />
      <div className="row2">
        <ConfirmButton
          size="small"
          variant="primary"
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
