import type { Request, RequestHandler, Response } from "express"
import { badInput, notFound } from "../api/failures.ts"
import type { ImageStore } from "./image-store.ts"
import type { Picture } from "./picture.ts"
import type { Pictures } from "./pictures.ts"
import type { Variants, VariantType } from "./variants.ts"

/** `GET /images/{file}?w=`: the stored file, or a smaller copy as AVIF, WebP or its own type, by `Accept`. Never changes, so caches keep it. */
export function serveImages({
  pictures,
  store,
  variants,
}: {
  pictures: Pictures
  store: ImageStore
  variants: Variants
}): RequestHandler {
  return async (request, response) => {
    const picture = await pictures.byName(String(request.params.file))
    if (!picture) throw notFound("This image")
    const width = readWidth(request.query.w)
    if (!width) return send(response, picture.type, await store.read(picture.name))
    const type = await bestType(request, picture, (avif) => variants.isKept(picture, width, avif))
    send(response, type, await variants.get(picture, width, type))
  }
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
  { type }: Picture,
  isKept: (type: VariantType) => Promise<boolean>,
): Promise<VariantType> {
  const accepted = request.headers.accept ?? ""
  const takesWebp = accepted.includes("image/webp")
  if (accepted.includes("image/avif") && ((await isKept("image/avif")) || !takesWebp)) return "image/avif"
  return takesWebp ? "image/webp" : (type as VariantType)
}

function send(response: Response, type: string, bytes: Buffer) {
  response
    .type(type)
    .set({
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "cross-origin",
      Vary: "Accept",
    })
    .send(bytes)
}
