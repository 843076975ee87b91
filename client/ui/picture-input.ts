import type { PictureInput } from "../generated/graphql.ts"
import type { PictureFile } from "./picture.tsx"
import type { ChosenPicture } from "./picture-chooser.tsx"

/** What a picture chooser starts with, for an item that has a picture or none. A stored picture without words was left so on purpose. */
export function chosenFrom(picture: (PictureFile & { name: string }) | null | undefined): ChosenPicture {
  return picture
    ? { name: picture.name, stored: picture, alt: picture.alt, decorative: picture.alt === "" }
    : { alt: "" }
}

/** Whether there is a picture at all. */
export function isChosen({ file, name }: ChosenPicture): boolean {
  return Boolean(file ?? name)
}

/** What was chosen, as the server wants it: a new file, or the name of a stored picture, with its words. */
export function pictureInput({ file, name, alt, decorative }: ChosenPicture): PictureInput {
  const words = decorative ? "" : alt
  return file ? { upload: file, alt: words } : { name, alt: words }
}

/** What a picture still needs before it is sent: an answer to what it shows. */
export function pictureFaults({ file, name, alt, decorative }: ChosenPicture): Record<string, string> {
  const answered = alt.trim() !== "" || decorative
  return (file || name) && !answered
    ? { "picture.alt": "Please say what the picture shows, or tick the box below." }
    : {}
}
