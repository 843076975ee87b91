import type { PictureFieldsFragment } from "../generated/graphql.ts"
import type { PictureInput } from "../generated/office.ts"
import { uploadPicture } from "../session/upload-picture.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import type { PictureFocus } from "../ui/pictures/picture.tsx"
import { storeName } from "../ui/pictures/store-name.ts"

export type SitePicture = {
  stored: PictureFieldsFragment | null
  chosen?: { file: File }
  /** What stays in sight; absent for what is stored, or for the middle. */
  focus?: PictureFocus
}

export const chosenPicture = (file: File): SitePicture => ({ stored: null, chosen: { file } })

/** A picture as the site's information names it; a new one is stored first. */
export async function sitePictureInput(
  { stored, chosen, focus }: SitePicture,
  { fetchOptions }: Sending,
): Promise<PictureInput | null> {
  const more = focus && { focus }
  if (!chosen) return stored && { name: stored.name, ...more }
  await uploadPicture({ ...chosen, ...fetchOptions })
  return { name: storeName(chosen.file), ...more }
}
