import { useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { useAsked } from "../../base/ui/controls/use-asked.ts"
import { lookForFaces } from "../../base/ui/pictures/faces/answers.ts"
import { childrenIn, type FaceMark, isBlurred, recognisableBy } from "../../base/ui/pictures/faces/face-marks.ts"
import { type Recognisable, useBlurPictureMutation } from "../../generated/office.ts"
import { ChildrenSeen } from "./children-seen.tsx"
import { FaceBoxes } from "./face-boxes.tsx"
import { WhoIsSeen } from "./who-is-seen.tsx"

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
  const [said, setSaid] = useState<Recognisable>()
  const [known, setKnown] = useState<number[]>()
  const [chosen, setChosen] = useState<number[]>()
  const [blur] = useBlurPictureMutation()
  const marks = faces ?? []
  const blurred = marks.filter(isBlurred)
  const recognisable = said ?? recognisableBy(marks)
  const children = [...new Set([...(chosen ?? known ?? []), ...childrenIn(marks)])]

  const look = async (isOver: () => boolean) => lookForFaces(await (await fetch(url)).blob(), isOver)
  // Users mark missed faces by hand.
  useAsked(
    url,
    (isOver) => look(isOver).catch(() => null),
    (found) => setFaces(found ?? []),
  )

  const send = () => {
    const areas = blurred.map(({ x, y, width, height }) => ({ x, y, width, height }))
    // Undefined if the register was not read: the server then keeps the known children.
    const seen = known || children.length > 0 ? children : undefined
    return blur({ variables: { id, faces: areas, recognisable: recognisable ?? "UNSAID", children: seen } })
  }

  return (
    <section aria-label="Blur faces" className="stack3">
      {faces ? <FaceBoxes picture={url} faces={faces} onChange={setFaces} /> : <p role="status">Looking for faces…</p>}
      <WhoIsSeen value={recognisable} onChange={setSaid} />
      <ChildrenSeen stored={name} value={children} onRead={setKnown} onChange={setChosen} />
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
