import type { FacedPicture } from "../../base/ui/pictures/faces/face-marks.ts"
import { rememberStoreName, storeName } from "../../base/ui/pictures/store-name.ts"

/** Pictures chosen here, by their addresses in texts. Their uploads may not have ended. */
const filesBySrc = new Map<string, File>()

/** Returns the address by which a text shows the picture. */
export function placeFile(file: File, name = storeName(file)): string {
  rememberStoreName(file, name)
  const src = `/images/${encodeURIComponent(name)}`
  filesBySrc.set(src, file)
  return src
}

export const fileAt = (src: string) => filesBySrc.get(src)

const answers = new WeakMap<File, FacedPicture>()

/** The answers about people in a text's picture, which the text itself does not store. */
export const answersOf = (file: File): FacedPicture => ({ file, ...answers.get(file) })

export function saveAnswers(picture: FacedPicture) {
  if (picture.file) answers.set(picture.file, picture)
}

export const filesIn = (text: string): File[] =>
  text.includes("<figure>") ? [...filesBySrc].flatMap(([src, file]) => (text.includes(`src="${src}"`) ? file : [])) : []
