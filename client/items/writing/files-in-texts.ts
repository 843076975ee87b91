import type { FacedPicture } from "../../base/ui/pictures/faces/face-marks.ts"
import { rememberStoreName, storeName } from "../../base/ui/pictures/store-name.ts"

/** Pictures chosen here, by their addresses in texts. Their uploads may not have ended. */
const placed = new Map<string, File>()

/** Returns the address by which a text shows the picture. */
export function placeFile(file: File, name = storeName(file)): string {
  rememberStoreName(file, name)
  const src = `/images/${encodeURIComponent(name)}`
  placed.set(src, file)
  return src
}

export const fileAt = (src: string) => placed.get(src)

const said = new WeakMap<File, FacedPicture>()

/** The answers about people in a text's picture, which the text itself does not store. */
export const saidOf = (file: File): FacedPicture => ({ file, ...said.get(file) })

export function keepSaid(picture: FacedPicture) {
  if (picture.file) said.set(picture.file, picture)
}

export const filesIn = (text: string): File[] =>
  text.includes("<figure>") ? [...placed].flatMap(([src, file]) => (text.includes(`src="${src}"`) ? file : [])) : []
