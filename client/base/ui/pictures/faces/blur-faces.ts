import type { Face } from "./face-boxes.ts"

/** Of a face's size, on each side: hair and chin stand out of many boxes. */
const margin = 0.2
/** Cells that are left of a face with its margins, from ear to ear. */
const across = 7
/** In pixels, for faces that are small already. */
const leastCell = 6

/**
 * The picture with these faces made unrecognisable, in its pixels; same type, size and name. The rule is the server's
 * (server/store/images/blur-faces.ts): of each box, wider by a fifth on every side, seven square cells are left from ear
 * to ear, drawn large and smooth. The new file has no metadata and no thumbnail.
 */
export async function blurFaces(picture: File, faces: Face[]): Promise<File> {
  if (faces.length === 0) return picture
  const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" })
  const { canvas, pen } = canvasOf(bitmap.width, bitmap.height)
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  for (const face of faces) blur(pen, face)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, picture.type, 0.85))
  if (!blob) throw new Error("The picture cannot be written.")
  return new File([blob], picture.name, { type: blob.type })
}

function blur(pen: CanvasRenderingContext2D, face: Face) {
  const [left, width] = widened(face.x, face.width, pen.canvas.width)
  const [top, height] = widened(face.y, face.height, pen.canvas.height)
  const cell = Math.max(width / across, leastCell)
  const small = canvasOf(Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(height / cell)))
  small.pen.drawImage(pen.canvas, left, top, width, height, 0, 0, small.canvas.width, small.canvas.height)
  pen.drawImage(small.canvas, left, top, width, height)
}

function widened(start: number, length: number, whole: number): [start: number, length: number] {
  const first = Math.min(whole - 1, Math.max(0, Math.floor((start - length * margin) * whole)))
  const end = Math.min(whole, Math.ceil((start + length * (1 + margin)) * whole))
  return [first, Math.max(1, end - first)]
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height })
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D
  pen.imageSmoothingQuality = "high"
  return { canvas, pen }
}
