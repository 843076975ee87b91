import { uploadPicture } from "../../../base/session/upload-picture.ts"
import type { Sending } from "../../../base/ui/controls/use-stoppable.ts"
import { preparePicture } from "../../../base/ui/pictures/prepare-picture.ts"
import { rememberStoreName, storeName } from "../../../base/ui/pictures/store-name.ts"

type Placed = { chosen: File; prepared: Promise<File> }

/** By their address in a text: they may still be on their way to the server. */
const placed = new Map<string, Placed>()

/** Begins the upload. Returns the address by which a text shows the picture. */
export function placeFile(chosen: File): string {
  const name = storeName(chosen)
  const prepared = preparePicture(chosen).then((file) => {
    rememberStoreName(file, name)
    return file
  })
  const src = `/images/${encodeURIComponent(name)}`
  placed.set(src, { chosen, prepared })
  void upload(src).catch(() => undefined)
  return src
}

export const fileAt = (src: string) => placed.get(src)?.chosen

/** Resolves once the picture is stored. Rejects like any upload. */
export async function upload(src: string, sending?: Sending["fetchOptions"]) {
  const file = await placed.get(src)?.prepared
  if (file) await uploadPicture({ signal: new AbortController().signal, ...sending, file })
}

/** Before the text is sent. */
export async function uploadFilesIn(html: string, { fetchOptions }: Sending) {
  for (const src of placed.keys()) if (html.includes(`src="${src}"`)) await upload(src, fetchOptions)
}
