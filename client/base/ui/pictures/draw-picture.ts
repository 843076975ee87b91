import { maxPictureBytes, maxPicturePixels } from "../../../generated/constants.ts"

/** Pixels of the longer side. */
const maxSide = 2560
/** Smaller files are sent as they are. */
const smallBytes = 1_000_000

export type Drawing = {
  file: Blob
  /** `image/png` and so on, by its first bytes. */
  type: string
  /** Quarter turns to the right, from 0 to 3. */
  turns: number
  /** The types that may be sent. */
  types: string[]
}

/** Runs in a worker or in the page. Undefined if the file may stay as it is. @throws if the browser cannot read it */
export async function drawPicture({ file, type, turns, types }: Drawing): Promise<Blob | undefined> {
  // Applies the camera's orientation. The new file has none, so that the server does not turn it again.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  try {
    const isPhoto = type === "image/jpeg" || isPhotograph(picture)
    if (turns === 0 && types.includes(type) && canSendAsIs(file, picture, isPhoto)) return undefined
    return await encode(scaled(picture, turns), isPhoto ? "image/jpeg" : "image/png")
  } finally {
    picture.close()
  }
}

function canSendAsIs({ size }: Blob, { width, height }: ImageBitmap, isPhoto: boolean) {
  if (Math.max(width, height) <= maxSide && size <= smallBytes) return true
  return !isPhoto && size <= maxPictureBytes && width * height <= maxPicturePixels
}

const sampleSide = 512

/** A drawing or a screenshot has many equal neighbouring pixels, or transparency; a photograph hardly ever does. */
function isPhotograph(picture: ImageBitmap) {
  const { pen } = canvasOf(sampleSide, sampleSide)
  pen.imageSmoothingEnabled = false
  pen.drawImage(picture, 0, 0, sampleSide, sampleSide)
  const points = new Uint32Array(pen.getImageData(0, 0, sampleSide, sampleSide).data.buffer)
  const repeated = points.filter((point, index) => point === points[index - 1]).length
  return points.every((point) => point >>> 24 === 255) && repeated < points.length / 2
}

function scaled(picture: ImageBitmap, turns: number) {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as Pair
  const { canvas, pen } = turns % 2 === 0 ? canvasOf(width, height) : canvasOf(height, width)
  pen.imageSmoothingQuality = "high"
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(picture, -width / 2, -height / 2, width, height)
  return canvas
}

type Pair = [number, number]

type Canvas = OffscreenCanvas | HTMLCanvasElement

export function canvasOf(width: number, height: number) {
  const canvas: Canvas =
    typeof OffscreenCanvas === "undefined"
      ? Object.assign(document.createElement("canvas"), { width, height })
      : new OffscreenCanvas(width, height)
  const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D
  return { canvas, pen }
}

export async function encode(canvas: Canvas, type: string): Promise<Blob> {
  const options = type === "image/png" ? { type } : { type, quality: 0.85 }
  if ("convertToBlob" in canvas) return canvas.convertToBlob(options)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, options.type, options.quality))
  if (!blob) throw new Error("The picture cannot be written.")
  return blob
}
