import type { PictureFieldsFragment, PictureInput } from "../generated/office.ts"
import { uploadPicture } from "../session/upload-picture.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import type { PictureFocus } from "../ui/pictures/picture.tsx"

export type SitePicture = {
  stored: PictureFieldsFragment | null
  chosen?: { file: File; name: string }
  /** What stays in sight; absent for what is stored, or for the middle. */
  focus?: PictureFocus
}

/** A file that somebody chose. It keeps its name when it is sent again, so that it is stored once. */
export function chosenPicture(file: File): SitePicture {
  return { stored: null, chosen: { file, name: `${Date.now()}-${file.name.replace(/[^\w.-]+/g, "-").slice(-100)}` } }
}

/** A picture as the site's information names it; a new one is stored first. */
export async function sitePictureInput(
  { stored, chosen, focus }: SitePicture,
  { fetchOptions }: Sending,
): Promise<PictureInput | null> {
  const more = focus && { focus }
  if (!chosen) return stored && { name: stored.name, ...more }
  await uploadPicture({ ...chosen, ...fetchOptions })
  return { name: chosen.name, ...more }
}
