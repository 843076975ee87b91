import { parse } from "node:path"

/** Between time stamp and name: a hyphen for galleries and events, else empty (specification, section 5). */
export type PictureNaming = "" | "-"

export interface NewName {
  original: string
  separator: PictureNaming
  extension: string
}

/** `<milliseconds><separator><name><suffix>.<extension>`, in characters that are safe in file systems and URLs. */
export const timeStamped = ({ original, separator, extension }: NewName, suffix = "") =>
  `${Date.now()}${separator}${slug(original)}${suffix}.${extension}`

function slug(original: string) {
  const letters = parse(original)
    .name.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
  return letters.replace(/^-|-$/g, "").slice(0, 60) || "picture"
}

/** True if a name from a client is one file in one folder: no path, no control characters, not hidden. */
export const isPlainFileName = (name: string) =>
  /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u.test(name) && Buffer.byteLength(name) <= 240

/** The site that owns a folder of a bucket. Hidden, unlike all files of the site. */
export const ownerName = ".site-id"
