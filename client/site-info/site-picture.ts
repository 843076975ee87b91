import type { PictureFieldsFragment } from "../generated/office.ts"
import { uploadPicture } from "../session/upload-picture.ts"
import type { Sending } from "../ui/use-stoppable.ts"

/** A picture of the site's information: the stored one, a new one that is not yet sent, or none. */
export type SitePicture = { stored: PictureFieldsFragment | null; chosen?: { file: File; name: string } }

/** A file that somebody chose. It keeps its name when it is sent again, so that it is stored once. */
export function chosenPicture(file: File): SitePicture {
  return { stored: null, chosen: { file, name: `${Date.now()}-${file.name.replace(/[^\w.-]+/g, "-").slice(-100)}` } }
}

/** The name by which the site's information names a picture; a new one is stored first. */
export async function storedName({ stored, chosen }: SitePicture, { fetchOptions }: Sending): Promise<string | null> {
  if (!chosen) return stored?.name ?? null
  await uploadPicture({ ...chosen, ...fetchOptions })
  return chosen.name
}
