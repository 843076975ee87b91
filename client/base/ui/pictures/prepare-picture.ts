import { pictureTypes } from "../../../generated/constants.ts"
import { Refused } from "../loading/failure.ts"
import { type Drawing, drawPicture } from "./draw-picture.ts"
import { inTurn } from "./in-turn.ts"
import type { Drawn } from "./prepare-picture.worker.ts"

type Chosen = { file: File; types: string[]; turns: number }

const origins = new WeakMap<File, Chosen>()

/**
 * The file to send: a photograph as a JPEG of at most 2,560 pixels; a small picture, or a drawing, unchanged.
 * One at a time: a picture of 48 megapixels takes 200 MB.
 * @throws Refused with words for the user, if the browser cannot read it
 */
export const preparePicture = (file: File, types: string[] = pictureTypes): Promise<File> =>
  inTurn(() => prepare({ file, types, turns: 0 }))

/** Turns a picture by a quarter to the right. Starts from the chosen file, so that repeated turns lose nothing. */
export function turnPicture(prepared: File): Promise<File> {
  const { turns, ...chosen } = origins.get(prepared) ?? { file: prepared, types: pictureTypes, turns: 0 }
  return inTurn(() => prepare({ ...chosen, turns: (turns + 1) % 4 }))
}

async function prepare(chosen: Chosen): Promise<File> {
  const { file, types, turns } = chosen
  const type = await typeOf(file)
  const picture = await draw({ file, type, types, turns }).catch((fault) => {
    throw new Refused("UNSUPPORTED_PICTURE", reason(file, type, types, fault === timeoutError))
  })
  const prepared = picture ? new File([picture], named(file, picture.type), { type: picture.type }) : file
  origins.set(prepared, chosen)
  return prepared
}

/** In a worker, to free its memory at once; in the page if the worker cannot be used or loaded. */
async function draw(drawing: Drawing): Promise<Blob | undefined> {
  const result = typeof OffscreenCanvas === "undefined" ? null : await drawInWorker(drawing)
  if (result === null) return drawPicture(drawing)
  if (result === "unreadable") throw new Error("The browser cannot read the picture.")
  return result.picture
}

/** Seconds for one picture. A worker that runs out of memory ends without an event. */
const maxSeconds = 30
const timeoutError = new Error("The picture was not drawn in time.")

function drawInWorker(drawing: Drawing): Promise<Drawn | null> {
  const worker = new Worker(new URL("./prepare-picture.worker.ts", import.meta.url), { type: "module" })
  const result = new Promise<Drawn | null>((resolve, reject) => {
    setTimeout(reject, maxSeconds * 1000, timeoutError)
    worker.onmessage = ({ data }: MessageEvent<Drawn>) => resolve(data)
    worker.onerror = () => resolve(null)
  })
  worker.postMessage(drawing)
  return result.finally(() => worker.terminate())
}

const signatures: [type: string, bytes: RegExp][] = [
  ["image/png", /^.PNG/s],
  ["image/jpeg", /^ÿØÿ/],
  ["image/webp", /^RIFF.{4}WEBP/s],
  ["image/heic", /^.{4}ftyp(?:he|mif1|msf1)/s],
]

/** Reads the content: pictures saved from the web are often WebP under the name of a JPEG. */
async function typeOf(file: File): Promise<string> {
  const firstBytes = new TextDecoder("latin1").decode(await file.slice(0, 12).arrayBuffer())
  return signatures.find(([, bytes]) => bytes.test(firstBytes))?.[0] ?? ""
}

const named = ({ name }: File, type: string) => `${name.replace(/\.\w+$/, "")}.${type === "image/png" ? "png" : "jpg"}`

function reason({ name, size }: File, type: string, types: string[], isLate: boolean) {
  if (isLate)
    return `“${name}” took over ${maxSeconds} seconds. Close other tabs and choose it again, or a smaller copy.`
  if (size === 0) return `“${name}” is empty. Choose another file.`
  if (type === "image/heic")
    return (
      `“${name}” is a HEIC photo, which this browser cannot open. Choose it on the iPhone itself, in Safari, ` +
      "or open it in your photos app and save a copy as JPEG."
    )
  if (type) return `“${name}” is broken or not complete. Export it again, or choose another file.`
  return `“${name}” is not a picture we can use. Choose a ${typeNames(types)} file.`
}

function typeNames(types: string[]) {
  const names = types.map((type) => (type === "image/webp" ? "WebP" : type.replace("image/", "").toUpperCase()))
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names)
}
