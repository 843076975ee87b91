import { Refused } from "../../loading/failure.ts"
import { sequence } from "../../sequence.ts"
import { inTurn } from "../in-turn.ts"
import { type Naming, replaceStored, storeName } from "../store-name.ts"
import { blurFaces } from "./blur-faces.ts"
import {
  childrenIn,
  type FacedPicture,
  type FaceMark,
  inReadingOrder,
  isBlurred,
  recognisableBy,
} from "./face-marks.ts"
import { findFaces } from "./find-faces.ts"

const oneByOne = sequence()

/** One picture at a time. Null if faces cannot be searched for, or are no longer needed. */
export const detectFaces = (file: Blob, isCancelled: () => boolean): Promise<FaceMark[] | null> =>
  oneByOne(async () => {
    const faces = isCancelled() ? undefined : await findFaces(file)
    return faces ? inReadingOrder(faces) : null
  }).catch(() => null)

/**
 * Blurs the picture's pixels, and applies the answers to `latest()`, which may have other answers by then.
 * @throws Refused if the browser cannot blur faces
 */
export async function withAnswers(
  latest: () => FacedPicture,
  faces: FaceMark[],
  naming?: Naming,
): Promise<FacedPicture> {
  const before = latest()
  const files = await applyBlur(before, faces, naming)
  const picture = latest()
  const others = picture.children?.filter((id) => !childrenIn(picture.faces).includes(id))
  const isAnswered = picture.recognisable !== before.recognisable
  const children = [...new Set([...(others ?? []), ...childrenIn(faces)])]
  return {
    ...files,
    faces,
    recognisable: (isAnswered ? undefined : recognisableBy(faces)) ?? picture.recognisable,
    children: children.length > 0 || others ? children : undefined,
  }
}

async function applyBlur({ file, clear, faces }: FacedPicture, marks: FaceMark[], naming?: Naming) {
  const [before, due] = [(faces ?? []).filter(isBlurred), marks.filter(isBlurred)]
  const original = clear ?? file
  if (!original || JSON.stringify(before) === JSON.stringify(due)) return { file, clear }
  if (due.length === 0) return { file: original, clear: undefined }
  const blurred = await inTurn(() => blurFaces(original, due).catch(() => Promise.reject(notBlurred)))
  storeName(blurred, naming)
  replaceStored(original, blurred)
  return { file: blurred, clear: original }
}

const notBlurred = new Refused("UNSUPPORTED_PICTURE", "The faces could not be blurred. Please try again.")
