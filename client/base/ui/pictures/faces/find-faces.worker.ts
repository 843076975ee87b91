import { type Found, facesAt } from "./face-boxes.ts"
import { readWeights } from "./face-network.ts"
import address from "./tiny-face-detector.bin?url"
import tensors from "./tiny-face-detector.json"

export type Part = {
  /** Points of the whole picture's longer side. */
  side: number
  /** The band that is searched, in fractions of the picture's height. */
  from: number
  to: number
  minScore: number
  /** Points. */
  maxHeight: number
}

export type Search = Part & { file: Blob }

addEventListener("message", async ({ data }: MessageEvent<Search>) => {
  postMessage(await find(data).catch(() => undefined))
})

async function find({ file, side, from, to, minScore, maxHeight }: Search): Promise<Found[]> {
  const weights = readWeights(new Uint8Array(await (await fetch(address)).arrayBuffer()), tensors)
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.ceil(picture.width * scale)
  const height = Math.ceil(picture.height * scale * (to - from))
  const pen = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D
  pen.imageSmoothingQuality = "high"
  pen.drawImage(picture, 0, picture.height * from, picture.width, picture.height * (to - from), 0, 0, width, height)
  picture.close()
  const found = facesAt(pen.getImageData(0, 0, width, height), weights)
  const sure = found.filter((face) => face.score >= minScore && face.height * height <= maxHeight)
  // Another part has the whole of a face that is cut.
  const whole = sure.filter((face) => (from === 0 || face.y > 0) && (to === 1 || face.y + face.height < 1))
  return whole.map((face) => ({ ...face, y: from + face.y * (to - from), height: face.height * (to - from) }))
}
