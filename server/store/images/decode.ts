import { createHash } from "node:crypto"
import type { OverlayOptions, Sharp } from "sharp"
import { limits } from "../../base/api/limits.ts"
import { tooLarge, unsupportedPicture } from "../../base/failures/failures.ts"
import { type Libvips, libvips } from "./libvips.ts"

/** Re-encoded from its pixels, so that nothing hidden in the upload survives. */
export interface CleanPicture {
  bytes: Buffer
  hash: string
  type: string
  extension: string
  width: number
  height: number
  color: string
}

const formats = [
  {
    type: "image/png",
    extension: "png",
    starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    write: (image: Sharp) => image.png(),
  },
  {
    type: "image/jpeg",
    extension: "jpg",
    starts: [0xff, 0xd8, 0xff],
    // Optimised tables would save a few per cent of bytes, and need the whole picture in memory.
    write: (image: Sharp) => image.jpeg({ quality: 88, optimiseCoding: false }),
  },
  {
    type: "image/webp",
    extension: "webp",
    starts: [0x52, 0x49, 0x46, 0x46],
    write: (image: Sharp) => image.webp({ quality: 88 }),
  },
]

export const pictureTypes = formats.map(({ type }) => type)

/** Applies the orientation; drops EXIF, GPS, XMP and trailing bytes. @throws TOO_LARGE, UNSUPPORTED_PICTURE */
export async function cleanPicture(upload: Buffer, types?: string[]): Promise<CleanPicture> {
  if (upload.length > limits.fileBytes) throw tooLarge("This picture is larger than 10 MB.")
  const format = formats.find(({ starts }) => starts.every((byte, index) => upload[index] === byte))
  if (!format) throw unsupportedPicture("This file is not a PNG, JPEG or WebP picture.")
  requireType(format.type, types)
  // A failure to load the library is not the picture's fault.
  const sharp = await libvips()
  return rewrite(sharp, upload, format).catch(rethrowTranslated)
}

/** Draws over a stored picture. @throws UNSUPPORTED_PICTURE for one that is broken */
export async function drawOver(stored: Buffer, type: string, layers: (sharp: Libvips) => Promise<OverlayOptions[]>) {
  const format = formats.find((format) => format.type === type) as Format
  const sharp = await libvips()
  const draw = async () => rewrite(sharp, stored, format, await layers(sharp))
  return draw().catch(rethrowTranslated)
}

export function requireType(type: string, types?: string[]) {
  if (types && !types.includes(type)) throw unsupportedPicture("This picture must be a PNG or a JPEG.")
}

type Format = (typeof formats)[number]

async function rewrite(
  sharp: Libvips,
  upload: Buffer,
  { type, extension, write }: Format,
  layers: OverlayOptions[] = [],
): Promise<CleanPicture> {
  const image = sharp(upload, { limitInputPixels: limits.picturePixels, failOn: "error" }).rotate()
  const { data, info } = await write(layers.length > 0 ? image.composite(layers) : image).toBuffer({
    resolveWithObject: true,
  })
  const color = await averageColor(sharp, data)
  return { bytes: data, hash: sha256(data), type, extension, width: info.width, height: info.height, color }
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

async function averageColor(sharp: Libvips, picture: Buffer) {
  const pixel = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .resize(1, 1, { fit: "fill" })
    .toColorspace("srgb")
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString("hex")}`
}

function rethrowTranslated(error: Error): never {
  if (/pixel limit/i.test(error.message)) throw tooLarge("This picture has more than 40 megapixels.")
  throw unsupportedPicture("This picture is broken or not complete. Please export it again and try once more.")
}
