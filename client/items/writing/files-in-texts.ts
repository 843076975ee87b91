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

const replacements = new Map<string, string>()

/** Shows `file` in place of another, also where Undo or another text still names that one. Returns its address. */
export function replaceFile(src: string, file: File): string {
  const now = placeFile(file)
  replacements.set(src, now)
  replacements.delete(now)
  return now
}

export function latestSrc(src: string): string {
  const later = replacements.get(src)
  return later ? latestSrc(later) : src
}

export const withLatestFiles = (text: string) => text.replace(/(?<=<img src=")[^"]+/g, latestSrc)

const answers = new WeakMap<File, FacedPicture>()

/** The answers about people in a text's picture, which the text itself does not store. */
export const answersOf = (file: File): FacedPicture => ({ file, ...answers.get(file) })

export function saveAnswers(picture: FacedPicture) {
  if (picture.file) answers.set(picture.file, picture)
}

export const filesIn = (text: string): File[] =>
  text.includes("<figure>") ? [...filesBySrc].flatMap(([src, file]) => (text.includes(`src="${src}"`) ? file : [])) : []
