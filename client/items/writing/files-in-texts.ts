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

export const filesIn = (text: string): File[] =>
  text.includes("<figure>") ? [...placed].flatMap(([src, file]) => (text.includes(`src="${src}"`) ? file : [])) : []
