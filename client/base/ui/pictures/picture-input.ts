import type { PictureFieldsFragment, PictureInput } from "../../../generated/graphql.ts"
import type { PictureFile } from "./picture.tsx"
import type { ChosenPicture } from "./picture-chooser.tsx"
import { storeName } from "./store-name.ts"

export type StoredPicture = PictureFile & Pick<PictureFieldsFragment, "name" | "described">

export function isPictureFile(value: unknown): value is PictureFile {
  const { url, width } = (value ?? {}) as Partial<Record<keyof PictureFile, unknown>>
  return typeof url === "string" && typeof width === "number"
}

export function chosenFrom(stored: StoredPicture | null | undefined): ChosenPicture {
  if (!stored) return { alt: "" }
  const { name, alt, described } = stored
  return { name, stored, alt, decorative: described && alt === "" }
}

export const isChosen = ({ file, name }: ChosenPicture): boolean => Boolean(file ?? name)

/** Names an upload, whose file is sent before. `alt` is empty if decorative, null if not yet decided. */
export function pictureInput({
  file,
  name,
  alt,
  decorative,
  focus,
  recognisable,
  children,
  childrenBefore,
  copyOf,
}: ChosenPicture): PictureInput {
  const more = {
    alt: decorative ? "" : alt.trim() || null,
    ...(focus && { focus }),
    ...(recognisable && { recognisable }),
    ...(children && { children, childrenBefore }),
    ...(copyOf && { copyOf }),
  }
  return { name: file ? storeName(file) : name, ...more }
}
