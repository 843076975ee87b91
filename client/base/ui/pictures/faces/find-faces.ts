import { distinct, type Face, type Found } from "./face-boxes.ts"
import type { Part, Search } from "./find-faces.worker.ts"

export type { Face }

/** Searches thirds of the large picture for small faces, and the whole small picture for large ones. */
const small = { side: 1280, minScore: 0.2, maxHeight: 170 }
/** In parallel workers, as a phone has four cores. A false alarm, removed by a tap, is better than a missed face. */
const parts: Part[] = [
  { ...small, from: 0, to: 0.4 },
  { ...small, from: 0.3, to: 0.7 },
  { ...small, from: 0.6, to: 1 },
  { side: 640, minScore: 0.3, maxHeight: 640, from: 0, to: 1 },
]

/** Undefined if the detector cannot run. Nothing leaves the device. */
export async function findFaces(picture: Blob): Promise<Face[] | undefined> {
  const found = await Promise.all(parts.map((part) => search({ file: picture, ...part })))
  const isComplete = found.every((faces) => faces !== undefined)
  return isComplete ? distinct(found.flat()).map(({ score, ...face }) => face) : undefined
}

/** A worker that runs out of memory ends without an event. */
const maxSeconds = 30

function search(part: Search): Promise<Found[] | undefined> {
  if (typeof OffscreenCanvas === "undefined") return Promise.resolve(undefined)
  const worker = new Worker(new URL("./find-faces.worker.ts", import.meta.url), { type: "module" })
  const result = new Promise<Found[] | undefined>((resolve) => {
    setTimeout(resolve, maxSeconds * 1000)
    worker.onmessage = ({ data }: MessageEvent<Found[] | undefined>) => resolve(data)
    worker.onerror = () => resolve(undefined)
  })
  worker.postMessage(part)
  return result.finally(() => worker.terminate())
}
