import { pipeline } from "node:stream/promises"
import type { Request, RequestHandler, Response } from "express"
import type { Viewer } from "../access/viewer.ts"
import { badInput, notFound } from "../api/failures.ts"
import type { ImageStore, OpenFile } from "./image-store.ts"
import type { Picture } from "./picture.ts"
import type { PictureFiles } from "./picture-files.ts"
import type { Pictures, ShownPicture } from "./pictures.ts"
import type { Source, Variants, VariantType } from "./variants.ts"

interface Served {
  pictures: Pictures
  files: PictureFiles
  store: ImageStore
  variants: Variants
  viewerOf: (request: Request) => Promise<Viewer>
}

/**
 * `GET /images/{file}?w=&key=`: the stored file, or a smaller copy as AVIF, WebP or its own type, by `Accept`, for those
 * who may see a picture that names it. Anything else is a 404: nobody learns whether a file is there.
 */
export function serveImages(served: Served): RequestHandler {
  const { pictures, viewerOf } = served
  return async (request, response) => {
    const { w, key } = request.query
    const width = readWidth(w)
    const shown = await pictures.shown(String(request.params.file), await viewerOf(request), key)
    if (!shown) throw notFound("This image")
    const picture = await readable(shown.picture, served)
    const type = width ? await bestType(request, picture, width, served) : (picture.type as VariantType)
    describe(response, shown, type)
    response.set("ETag", `"${picture.hash.slice(0, 32)}-${width ?? ""}-${type.slice("image/".length)}"`)
    if (request.fresh) return void response.status(304).end()
    await send(request, response, await openAs(picture, type, width, served))
  }
}

type Readable = Picture & Source

async function readable(picture: Picture, { files }: Served): Promise<Readable> {
  const { hash } = await files.hashed(picture)
  if (hash === null) throw notFound("This image")
  return Object.assign(picture, { hash })
}

function readWidth(given: unknown) {
  if (given === undefined) return undefined
  const width = Number(given)
  if (!Number.isInteger(width) || width < 1 || width > 10_000)
    throw badInput({ w: "The width is a whole number of pixels." })
  return width
}

/** AVIF takes several times as long to make as WebP: whoever asks first is given WebP while it is made for the others. */
async function bestType(
  request: Request,
  picture: Readable,
  width: number,
  { variants }: Served,
): Promise<VariantType> {
  const accepted = request.headers.accept ?? ""
  const takesWebp = accepted.includes("image/webp")
  if (accepted.includes("image/avif") && (!takesWebp || (await variants.isKept(picture, width, "image/avif"))))
    return "image/avif"
  return takesWebp ? "image/webp" : (picture.type as VariantType)
}

async function openAs(picture: Readable, type: VariantType, width: number | undefined, served: Served) {
  if (width) return served.variants.get(picture, width, type)
  const file = await served.store.open(picture.file).catch(() => undefined)
  if (file?.bytes === picture.bytes) return file
  file?.stream.destroy()
  throw notFound("This image")
}

/** What everybody sees never changes under its address: browsers keep it, shared caches for as long as it may outlive its item. */
function describe(response: Response, { isPublic, until }: ShownPicture, type: string) {
  const seconds = until ? Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000)) : 0
  const own = `private, max-age=${seconds}${until ? ", immutable" : ""}`
  response.type(type).set({
    "Cache-Control": isPublic ? "public, max-age=31536000, s-maxage=60, immutable" : own,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "cross-origin",
    Vary: isPublic || until ? "Accept" : "Accept, Authorization",
  })
}

async function send(request: Request, response: Response, { bytes, stream }: OpenFile) {
  response.set("Content-Length", String(bytes))
  if (request.method === "HEAD") {
    stream.destroy()
    response.end()
    return
  }
  await pipeline(stream, response).catch(() => response.destroy())
}
