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

/** Applies the answers. The file without blur comes back if other faces are to be blurred. */
export function withFaces(picture: FacedPicture, faces: FaceMark[]): FacedPicture {
  const { clear, file } = picture
  const others = picture.children?.filter((id) => !childrenIn(picture.faces).includes(id))
  const children = [...new Set([...(others ?? []), ...childrenIn(faces)])]
  return {
    ...(blurKey(picture) === blurKey({ faces }) ? { file, clear } : { file: clear ?? file, clear: undefined }),
    faces,
    recognisable: recognisableBy(faces) ?? picture.recognisable,
    children: children.length > 0 || others ? children : undefined,
  }
}

/** Equal for pictures in which the same areas are to be blurred. */
export const blurKey = ({ faces }: FacedPicture) => JSON.stringify((faces ?? []).filter(isBlurred))

/** Makes the file to send. @throws Refused if the browser cannot blur faces */
export async function blurredFile(clear: File, faces: FaceMark[], naming?: Naming): Promise<File> {
  const blurred = await inTurn(() => blurFaces(clear, faces.filter(isBlurred)).catch(() => Promise.reject(notBlurred)))
  storeName(blurred, naming)
  replaceStored(clear, blurred)
  return blurred
}

const notBlurred = new Refused("UNSUPPORTED_PICTURE", "The faces could not be blurred. Please try again.")
