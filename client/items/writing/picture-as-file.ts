import { type PictureFile, pictureSources } from "../../base/ui/pictures/picture.tsx"
import { pictureFormats } from "../../generated/constants.ts"

/** The site's file, or, if that was dropped with its item, the largest that this browser has shown. Null if neither is left. */
export async function pictureAsFile(stored: PictureFile, name: string): Promise<File | null> {
  const blob = (await fromSite(stored)) ?? (await fromSight(stored))
  return blob && new File([blob], name, { type: blob.type })
}

async function fromSite({ url }: PictureFile) {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? answer.blob() : null
}

/** Browsers cache shown pictures, in whatever type they came: redraws one in a type that the site accepts. */
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
