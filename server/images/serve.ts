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
    const type = width ? bestType(request, picture) : picture.type
    const bytes = width ? await variants.get(picture, width, type as VariantType) : await store.read(picture.name)
    send(response, type, bytes)
  }
}

function readWidth(given: unknown) {
  if (given === undefined) return undefined
  const width = Number(given)
  if (!Number.isInteger(width) || width < 1 || width > 10_000)
    throw badInput({ w: "The width is a whole number of pixels." })
  return width
}

function bestType(request: Request, { type }: Picture) {
  const accepted = request.headers.accept ?? ""
  return ["image/avif", "image/webp"].find((modern) => accepted.includes(modern)) ?? type
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
