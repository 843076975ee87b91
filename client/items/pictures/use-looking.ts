import { useEffect, useEffectEvent } from "react"
import { lookForFaces } from "../../base/ui/pictures/faces/answers.ts"
import type { FacedPicture } from "../../base/ui/pictures/faces/face-marks.ts"

/** Looks for faces in a picture that was chosen, while the user goes on writing. */
export function useLooking({ file, faces }: FacedPicture, onFound: (faces: FacedPicture["faces"]) => void) {
  const isDue = faces === undefined
  const found = useEffectEvent(onFound)

  useEffect(() => {
    if (!file || !isDue) return
    let isOver = false
    void lookForFaces(file, () => isOver).then((faces) => isOver || found(faces))
    return () => {
      isOver = true
    }
  }, [file, isDue])
}
