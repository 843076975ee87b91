import { pipeline } from "node:stream/promises"
import type { Request, RequestHandler, Response } from "express"
import type { Viewer } from "../../access/viewer.ts"
import { badInput, notFound } from "../../base/failures/failures.ts"
import { type ImageStore, ignoreMissing, type OpenFile } from "../../store/images/image-store.ts"
import type { Picture } from "./picture.ts"
import type { PictureFiles } from "./picture-files.ts"
import type { KeyedPicture, Pictures, ShownPicture } from "./pictures.ts"
import {
  type Crop,
  cropRatios,
  partOf,
  pictureFormats,
  type Shape,
  type Source,
  type Variants,
  type VariantType,
} from "./variants.ts"

interface ImageServices {
  pictures: Pictures
  files: PictureFiles
  store: ImageStore
  variants: Variants
  viewerOf: (request: Request) => Promise<Viewer>
  openedBy: (key: unknown) => Promise<KeyedPicture | undefined>
}

/** `GET /images/{file}?w=&crop=&at=&as=&key=`. 404 also for hidden files. Without `as`, the format is by `Accept`. */
export function serveImages(services: ImageServices): RequestHandler {
  const { pictures, viewerOf, openedBy } = services
  return async (request, response) => {
    const { w, crop, at, as, key } = request.query
    const width = readWidth(w)
    const format = readFormat(as)
    const requested = width === undefined ? undefined : { width, crop: readCrop(crop, at) }
    const shown = await pictures.findVisible(String(request.params.file), await viewerOf(request), await openedBy(key))
    if (!shown) throw notFound("This image")
    const picture = await readable(shown, services)
    const { type, isFinal = true }: Chosen = requested
      ? await typeFor(request, { picture, shape: requested, format }, services)
      : { type: picture.type as VariantType }
    const shape = requested ?? (fitsLimit(picture) ? undefined : {})
    setHeaders(response, shown, { type, isFinal, variesByAccept: requested !== undefined && format === undefined })
    const part = shape ? partOf(picture, shape) : ""
    response.set("ETag", `"${picture.hash}-${part}-${type.slice("image/".length)}"`)
    if (request.fresh) return void response.status(304).end()
    await send(request, response, await openAs(picture, type, shape, services))
  }
}

type Readable = Picture & Source

async function readable({ picture, longest }: ShownPicture, { files }: ImageServices): Promise<Readable> {
  const { hash } = await files.withHash(picture)
  if (hash === null) throw notFound("This image")
  return Object.assign(picture, { hash, longest })
}

/** True if the stored file is within the size that the requester may get. */
const fitsLimit = ({ width, height, longest }: Readable) => longest === undefined || Math.max(width, height) <= longest

function readWidth(value: unknown) {
  if (value === undefined) return undefined
  const width = Number(value)
  if (!Number.isInteger(width) || width < 1 || width > 10_000)
    throw badInput({ w: "The width is a whole number of pixels." })
  return width
}

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" })

const formats = [...pictureFormats, "original"] as const

type Format = (typeof formats)[number]

function readFormat(as: unknown): Format | undefined {
  if (as === undefined) return undefined
  const format = formats.find((one) => one === as)
  if (!format) throw badInput({ as: `A picture is made as ${oneOf.format(formats)}.` })
  return format
}

/** @throws BAD_USER_INPUT for other ratios or positions, so that nobody fills the disk with copies */
function readCrop(ratio: unknown, at: unknown = "50"): Crop | undefined {
  if (ratio === undefined) return undefined
  const isSupported = typeof ratio === "string" && Object.hasOwn(cropRatios, ratio)
  if (!isSupported) throw badInput({ crop: `A picture is cropped to ${oneOf.format(Object.keys(cropRatios))}.` })
  if (typeof at !== "string" || !/^(?:0|[1-9]0|100)$/.test(at))
    throw badInput({ at: "Where it is cropped is 0 to 100 per cent, in tens." })
  return { ratio: ratio as Crop["ratio"], at: Number(at) }
}

interface Chosen {
  type: VariantType
  /** False for a substitute while the requested format is made. */
  isFinal?: boolean
}

/** AVIF takes several times as long as WebP: the first request gets WebP while AVIF is made for later ones. */
async function typeFor(
  request: Request,
  { picture, shape, format }: { picture: Readable; shape: Shape; format?: Format },
  { variants }: ImageServices,
): Promise<Chosen> {
  const accepted = format ? acceptedWith[format] : (request.headers.accept ?? "")
  const takesWebp = accepted.includes("image/webp")
  const takesAvif = accepted.includes("image/avif")
  if (takesAvif && (!takesWebp || (await variants.isCached(picture, shape, "image/avif"))))
    return { type: "image/avif" }
  return { type: takesWebp ? "image/webp" : (picture.type as VariantType), isFinal: !takesAvif }
}

/** Browsers that accept AVIF accept WebP too, so a cache may serve either for the other. */
const acceptedWith: Record<Format, string> = { avif: "image/avif,image/webp", webp: "image/webp", original: "" }

async function openAs(picture: Readable, type: VariantType, shape: Shape | undefined, served: ImageServices) {
  if (shape) return served.variants.get(picture, shape, type)
  const file = await served.store.open(picture.file).catch(ignoreMissing)
  if (file?.bytes === picture.bytes) return file
  file?.stream.destroy()
  throw notFound("This image")
}

interface Sent {
  type: VariantType
  isFinal: boolean
  variesByAccept: boolean
}

/** Immutable, but may be withdrawn, so shared caches keep a picture only briefly. */
export const foreverCaching = "public, max-age=31536000, s-maxage=40, immutable"

/** For ten minutes, in which the requested format is made. */
const fallbackCaching = "private, max-age=600"

export const noTrainingHeaders = { "X-Robots-Tag": "noimageai, noai" }

function setHeaders(response: Response, { isPublic }: ShownPicture, { type, isFinal, variesByAccept }: Sent) {
  const varies = [...(variesByAccept ? ["Accept"] : []), ...(isPublic ? [] : ["Authorization"])]
  if (varies.length > 0) response.set("Vary", varies.join(", "))
  const caching = isFinal ? foreverCaching : fallbackCaching
  response.type(type).set({
    "Cache-Control": isPublic ? caching : "private, no-cache",
    ...noTrainingHeaders,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "cross-origin",
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
