import { parse } from "node:path"

/** The text between time stamp and name: a hyphen for galleries and events, else empty (specification, section 5). */
export type PictureNaming = "" | "-"

export interface NewName {
  /** The file's original name. */
  original: string
  separator: PictureNaming
  extension: string
}

/** `<milliseconds><separator><name><suffix>.<extension>`, in letters that no file system and no URL minds. */
export function timeStamped({ original, separator, extension }: NewName, suffix = "") {
  return `${Date.now()}${separator}${plain(original)}${suffix}.${extension}`
}

function plain(original: string) {
  const letters = parse(original)
    .name.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
  return letters.replace(/^-|-$/g, "").slice(0, 60) || "picture"
}

/** True if a name that a client chose is one file in one folder: no path, no control characters, not hidden. */
export function isPlainFileName(name: string) {
  return /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u.test(name) && Buffer.byteLength(name) <= 240
}

/** Hidden, as no file of the site is: holds the id of the site to which a folder of a bucket belongs. */
export const ownerName = ".site-id"
