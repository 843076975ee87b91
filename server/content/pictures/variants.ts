import { Readable } from "node:stream"
import type { Sharp } from "sharp"
import { notFound } from "../../base/failures/failures.ts"
import { sha256 } from "../../store/images/decode.ts"
import { background, interactive, type Lane } from "../../store/images/decoding.ts"
import type { ImageStore, OpenFile } from "../../store/images/image-store.ts"
import { libvips } from "../../store/images/libvips.ts"
import { variantWidths } from "../../store/images/variant-widths.ts"
import type { Picture } from "./picture.ts"
import { sizeWithin } from "./recognisable.ts"

export const cropRatios = { "5x2": 5 / 2, "3x2": 3 / 2 }

export const pictureFormats = ["avif", "webp"] as const

export interface Crop {
  ratio: keyof typeof cropRatios
  /** The position along the cropped axis: per cent from the left or top, in tens, so that all can be stored. */
  at: number
}

export interface Shape {
  /** In pixels; by default as large as the source allows. */
  width?: number
  /** Defaults to the whole picture. */
  crop?: Crop
}

/** AVIF at effort 2 takes a tenth of the default's time for a few per cent more bytes. */
const encoders = {
  "image/avif": (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  "image/webp": (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  "image/jpeg": (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
  "image/png": (image: Sharp) => image.png({ compressionLevel: 9 }),
}

export type VariantType = keyof typeof encoders

/** Copies are named by `hash`, so that a name never shows another picture. */
export type Source = Pick<Picture, "file" | "width" | "height"> & { hash: string; longest?: number }

/** Made on first request and kept as `{hash}/{width}.{format}` or `{hash}/{width}-{ratio}-{at}.{format}`. */
export class Variants {
  private readonly inFlight = new Map<string, Promise<Buffer>>()

  constructor(private readonly store: ImageStore) {}

  async get(picture: Source, shape: Shape, type: VariantType): Promise<OpenFile> {
    const name = this.nameOf(picture, shape, type)
    const cached = await this.store.variants.open(name)
    if (cached) return cached
    const bytes = await this.makeOnce(name, picture, shape, type, interactive)
    return { bytes: bytes.length, stream: Readable.from([bytes]) }
  }

  /** A missing copy is made soon, in the background. */
  async isCached(picture: Source, shape: Shape, type: VariantType): Promise<boolean> {
    const name = this.nameOf(picture, shape, type)
    const cached = await this.store.variants.has(name)
    if (!cached) this.makeOnce(name, picture, shape, type, background).catch(() => undefined)
    return cached
  }

  /** Also removes a copy that is being made. */
  async remove(hash: string): Promise<void> {
    await Promise.allSettled([...this.inFlight].flatMap(([name, made]) => (name.startsWith(`${hash}/`) ? made : [])))
    await this.store.variants.remove(hash)
  }

  /** Removes copies whose source is not shown, old drafts, and files with other names. */
  async sweep(shown: (hashes: string[]) => Promise<Set<string>>, before: Date) {
    const sources = await this.store.variants.hashes(before)
    const named = await shown(sources)
    for (const source of sources) if (!named.has(source)) await this.remove(source)
  }

  private nameOf(picture: Source, shape: Shape, type: VariantType) {
    return `${picture.hash}/${partOf(picture, shape)}.${type.slice("image/".length)}`
  }

  private makeOnce(name: string, picture: Source, shape: Shape, type: VariantType, lane: Lane) {
    const found = this.inFlight.get(name)
    if (found) return found
    const pending = lane
      .run(() => this.make(name, picture, shape, type).catch(goneMeanwhile))
      .finally(() => this.inFlight.delete(name))
    this.inFlight.set(name, pending)
    return pending
  }

  /** Returns the copy even if it cannot be stored. @throws NOT_FOUND for a file that is not the row's */
  private async make(name: string, picture: Source, shape: Shape, type: VariantType) {
    const original = await this.store.read(picture.file)
    if (sha256(original) !== picture.hash) throw notFound("This image")
    const sharp = await libvips()
    const full = sharp(original)
    const part = shape.crop ? full.extract(regionOf(picture, shape.crop)) : full
    const image = part.resize({ width: widthOf(picture, shape), withoutEnlargement: true })
    const bytes = await encoders[type](image).toBuffer()
    // `/readyz` reports why a copy cannot be stored.
    await this.store.variants.put(name, bytes).catch(() => undefined)
    return bytes
  }
}

/** The served size as a name, `{width}` or `{width}-{ratio}-{at}`, so that another size limit gives another name. */
export function partOf(picture: Source, shape: Shape) {
  const { crop } = shape
  return widthOf(picture, shape) + (crop ? `-${crop.ratio}-${crop.at}` : "")
}

/** A crop is no sharper than the whole. */
function widthOf(picture: Source, { width, crop }: Shape) {
  const { longest = Number.POSITIVE_INFINITY } = picture
  const maxWidth = sizeWithin(picture, longest).width
  const part = crop ? Math.floor((regionOf(picture, crop).width * maxWidth) / picture.width) : maxWidth
  return Math.max(1, width === undefined ? part : Math.min(keptWidth(width), part))
}

function regionOf({ width, height }: Pick<Picture, "width" | "height">, { ratio, at }: Crop) {
  const aspectRatio = cropRatios[ratio]
  const part = {
    width: Math.min(width, Math.max(1, Math.round(height * aspectRatio))),
    height: Math.min(height, Math.max(1, Math.round(width / aspectRatio))),
  }
  const offset = (total: number, size: number) => Math.round(((total - size) * at) / 100)
  return { ...part, left: offset(width, part.width), top: offset(height, part.height) }
}

/** The picture and its copies may be removed while one is made. */
function goneMeanwhile(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? notFound("This image") : error
}

const keptWidth = (width: number) =>
  variantWidths.find((candidate) => candidate >= width) ?? (variantWidths.at(-1) as number)
