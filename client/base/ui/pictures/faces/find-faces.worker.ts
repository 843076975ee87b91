import { type Face, type Found, facesAt, flatness, within } from "./face-boxes.ts"
import { readWeights } from "./face-network.ts"
import address from "./tiny-face-detector.bin?url"
import tensors from "./tiny-face-detector.json"

export type Part = {
  /** The whole picture's longer side, in pixels. */
  side: number
  /** The searched part, in fractions of the longer side. Parts overlap: a face cut by one is whole in another. */
  from: number
  to: number
  minScore: number
  /** In pixels. */
  maxHeight: number
}

export type Search = Part & { file: Blob }

addEventListener("message", async ({ data }: MessageEvent<Search>) => {
  postMessage(await find(data).catch(() => undefined))
})

async function find({ file, side, from, to, minScore, maxHeight }: Search): Promise<Found[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error("The weights are not there.")
  const weights = readWeights(new Uint8Array(await response.arrayBuffer()), tensors)
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const isWide = picture.width > picture.height
  const [long, length] = isWide ? (["x", "width"] as const) : (["y", "height"] as const)
  const scale = Math.min(1, side / picture[length])
  const part = { x: 0, y: 0, width: picture.width, height: picture.height }
  part[long] = part[length] * from
  part[length] *= to - from
  const [width, height] = [Math.ceil(part.width * scale), Math.ceil(part.height * scale)]
  const pen = penOf(width, height)
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  picture.close()
  return facesAt(pen.getImageData(0, 0, width, height), weights)
    .filter((face) => face.score >= minScore && face.height * height <= maxHeight)
    .filter((face) => (from === 0 || face[long] > 0) && (to === 1 || face[long] + face[length] < 1))
    .filter((face) => !isDrawn(pen.canvas, face))
    .map((face) => ({ ...face, [long]: from + face[long] * (to - from), [length]: face[length] * (to - from) }))
}

/** About half of a drawing is flat, a tenth of a photographed face, and rarely a quarter. */
const maxFlatness = 0.25
const squares = 24

function isDrawn(canvas: OffscreenCanvas, face: Face) {
  // Leaves out the background beside the head.
  const [left, width] = within(face.x, face.width, canvas.width, -0.15)
  const [top, height] = within(face.y, face.height, canvas.height, 0)
  const pen = penOf(squares, squares)
  pen.drawImage(canvas, left, top, width, height, 0, 0, squares, squares)
  return flatness(pen.getImageData(0, 0, squares, squares)) > maxFlatness
}

function penOf(width: number, height: number) {
  const pen = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D
  pen.imageSmoothingQuality = "high"
  return pen
}
