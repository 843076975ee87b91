import { pictureFormats } from "../../../generated/constants.ts"
import { type PictureFile, pictureSources } from "./picture.tsx"

/** From the site, or if deleted there, the largest version in this browser's cache. Null if neither exists. */
export async function pictureAsFile(stored: PictureFile, name: string): Promise<File | null> {
  const blob = (await fromSite(stored)) ?? (await fromCache(stored))
  return blob && new File([blob], name, { type: blob.type })
}

async function fromSite({ url }: PictureFile) {
  const response = await fetch(url).catch(() => null)
  return response?.ok ? response.blob() : null
}

/** Redraws a cached picture, of any type, in a type that the site accepts. */
async function fromCache(stored: PictureFile) {
  const sources = pictureFormats.flatMap((format) => pictureSources(stored, format))
  for (const { src } of sources.sort((a, b) => b.width - a.width)) {
    const image = new Image()
    image.src = src
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    )
    if (isLoaded) return redraw(image)
  }
  return null
}

function redraw(image: HTMLImageElement) {
  const canvas = document.createElement("canvas")
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext("2d")?.drawImage(image, 0, 0)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92))
}
