import { distinct, type Face, facesAt } from "./face-boxes.ts"
import { readWeights } from "./face-network.ts"
import address from "./tiny-face-detector.bin?url"
import tensors from "./tiny-face-detector.json"

/** Points of the longer side, one pass each: small faces are found in the first, large ones in the last. */
const passes = [1280, 640, 320]

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  postMessage(await find(data).catch(() => undefined))
})

async function find(file: Blob): Promise<Face[]> {
  const weights = readWeights(new Uint8Array(await (await fetch(address)).arrayBuffer()), tensors)
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const found = passes.flatMap((side) => facesAt(scaled(picture, side), weights))
  picture.close()
  return distinct(found).map(({ x, y, width, height }) => ({ x, y, width, height }))
}

function scaled(picture: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
  const pen = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D
  pen.imageSmoothingQuality = "high"
  pen.drawImage(picture, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}
