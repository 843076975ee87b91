import { uploadPicture } from "../../../base/session/upload-picture.ts"
import type { Sending } from "../../../base/ui/controls/use-stoppable.ts"
import { storeName } from "../../../base/ui/pictures/store-name.ts"

/** By their address in a text: they may still be on their way to the server. */
const files = new Map<string, File>()

/** Begins the upload. @returns the address by which a text shows the picture */
export function addFile(file: File): string {
  const src = `/images/${encodeURIComponent(storeName(file))}`
  files.set(src, file)
  void upload(src).catch(() => undefined)
  return src
}

export const fileAt = (src: string) => files.get(src)

export async function upload(src: string, { signal, onProgress }: Partial<Sending["fetchOptions"]> = {}) {
  const file = files.get(src)
  if (file) await uploadPicture({ file, signal: signal ?? new AbortController().signal, onProgress, quiet: true })
}

/** Before the text is sent. Rejects like any upload. */
export async function uploadFilesIn(html: string, { fetchOptions }: Sending) {
  for (const src of files.keys()) if (html.includes(`src="${src}"`)) await upload(src, fetchOptions)
}
