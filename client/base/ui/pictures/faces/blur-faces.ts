import type { Face } from "./face-boxes.ts"

/** Part of a face's width and height that is blurred around it, for hair and chin. */
const margin = 0.2
/** Points across that are left of a face: too few to tell who it is. */
const points = 6

/**
 * The picture with these faces made unrecognisable, in its pixels; same type, size and name.
 * The rule: the box, wider by a fifth of its width and height on each side and cut at the picture's edges, is shrunk to
 * 6 × 6 points and drawn large again, smoothed. The new file has no metadata and no thumbnail.
 */
export async function blurFaces(picture: File, faces: Face[]): Promise<File> {
  if (faces.length === 0) return picture
  const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" })
  const { width, height } = bitmap
  const canvas = Object.assign(document.createElement("canvas"), { width, height })
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  for (const face of faces) blur(canvas, pen, face)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, picture.type, 0.85))
  if (!blob) throw new Error("The picture cannot be written.")
  return new File([blob], picture.name, { type: blob.type })
}

function blur(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, face: Face) {
  const [left, right] = span(face.x, face.width, canvas.width)
  const [top, bottom] = span(face.y, face.height, canvas.height)
  const small = Object.assign(document.createElement("canvas"), { width: points, height: points })
  const brush = small.getContext("2d") as CanvasRenderingContext2D
  brush.imageSmoothingQuality = "high"
  brush.drawImage(canvas, left, top, right - left, bottom - top, 0, 0, points, points)
  pen.imageSmoothingQuality = "high"
  pen.drawImage(small, left, top, right - left, bottom - top)
}

function span(start: number, length: number, side: number): [number, number] {
  const from = Math.max(0, Math.floor((start - margin * length) * side))
  return [from, Math.min(side, Math.ceil((start + (1 + margin) * length) * side))]
}
