import { pictureFormats } from "../../../generated/constants.ts"
import { type PictureFile, pictureSources } from "./picture.tsx"

/** From the site, or if deleted there, the largest version in this browser's cache. Null if neither exists. */
export async function pictureAsFile(stored: PictureFile, name: string): Promise<File | null> {
  const blob = (await fromSite(stored)) ?? (await fromSight(stored))
  return blob && new File([blob], name, { type: blob.type })
}

async function fromSite({ url }: PictureFile) {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? answer.blob() : null
}

/** Redraws a cached picture, of any type, in a type that the site accepts. */
async function fromSight(stored: PictureFile) {
  const sources = pictureFormats.flatMap((format) => pictureSources(stored, format))
  for (const { src } of sources.sort((a, b) => b.width - a.width)) {
    const image = new Image()
    image.src = src
    const seen = await image.decode().then(
      () => true,
      () => false,
    )
    if (seen) return drawnAnew(image)
  }
  return null
}

function drawnAnew(image: HTMLImageElement) {
  const canvas = document.createElement("canvas")
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext("2d")?.drawImage(image, 0, 0)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92))
}
