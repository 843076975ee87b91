import type { Face } from "./face-boxes.ts"

export type { Face }

/** Seconds, after which the writer is asked without boxes. */
const maxSeconds = 30

/** Undefined where the detector cannot run. Nothing leaves the device. */
export async function findFaces(picture: Blob): Promise<Face[] | undefined> {
  if (typeof OffscreenCanvas === "undefined") return undefined
  const worker = new Worker(new URL("./find-faces.worker.ts", import.meta.url), { type: "module" })
  const answer = new Promise<Face[] | undefined>((resolve) => {
    setTimeout(resolve, maxSeconds * 1000)
    worker.onmessage = ({ data }: MessageEvent<Face[] | undefined>) => resolve(data)
    worker.onerror = () => resolve(undefined)
  })
  worker.postMessage(picture)
  return answer.finally(() => worker.terminate())
}
