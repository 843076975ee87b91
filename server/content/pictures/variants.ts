import { Readable } from "node:stream"
import type { Sharp } from "sharp"
import { notFound } from "../../base/failures/failures.ts"
import { sha256 } from "../../store/images/decode.ts"
import { background, interactive, type Lane } from "../../store/images/decoding.ts"
import type { ImageStore, OpenFile } from "../../store/images/image-store.ts"
import { libvips } from "../../store/images/libvips.ts"
import { variantWidths } from "../../store/images/variant-widths.ts"
import type { Picture } from "./picture.ts"

export const cropRatios = { "5x2": 5 / 2, "3x2": 3 / 2 }

/** The formats that pages offer beside the original: the smallest first. */
export const pictureFormats = ["avif", "webp"] as const

export interface Crop {
  ratio: keyof typeof cropRatios
  /** The position along the cropped axis: per cent from the left or the top, in tens. So few that all can be stored. */
  at: number
}

export interface Shape {
  /** Pixels. */
  width: number
  /** Defaults to the whole picture. */
  crop?: Crop
}

/** AVIF at effort 2: a tenth of the time of the default for a few per cent more bytes. */
const encoders = {
  "image/avif": (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  "image/webp": (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  "image/jpeg": (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
  "image/png": (image: Sharp) => image.png({ compressionLevel: 9 }),
}

export type VariantType = keyof typeof encoders

/** The source of a small copy. Its name follows from the content, so that it can never show another picture. */
export type Source = Pick<Picture, "file" | "width" | "height"> & { hash: string }

/** Smaller copies of pictures, made when first asked for and kept: `{hash}/{width}.{format}`, or `{hash}/{width}-{ratio}-{at}.{format}`. */
export class Variants {
  private readonly making = new Map<string, Promise<Buffer>>()

  constructor(private readonly store: ImageStore) {}

  async get(picture: Source, shape: Shape, type: VariantType): Promise<OpenFile> {
    const name = this.nameOf(picture, shape, type)
    const kept = await this.store.copies.open(name)
    if (kept) return kept
    const bytes = await this.makeOnce(name, picture, shape, type, interactive)
    return { bytes: bytes.length, stream: Readable.from([bytes]) }
  }

  /** True if the copy exists; a missing one is made soon, in the background. */
  async isKept(picture: Source, shape: Shape, type: VariantType): Promise<boolean> {
    const name = this.nameOf(picture, shape, type)
    const kept = await this.store.copies.has(name)
    if (!kept) this.makeOnce(name, picture, shape, type, background).catch(() => undefined)
    return kept
  }

  /** All copies of one content, whose file has gone: of one that is being made now, too. */
  async remove(hash: string): Promise<void> {
    await Promise.allSettled([...this.making].flatMap(([name, made]) => (name.startsWith(`${hash}/`) ? made : [])))
    await this.store.copies.remove(hash)
  }

  /** Removes all that is not of the contents that are shown: copies, drafts of before a moment, copies named otherwise. */
  async sweep(shown: (hashes: string[]) => Promise<Set<string>>, before: Date) {
    const sources = await this.store.copies.sources(before)
    const named = await shown(sources)
    for (const source of sources) if (!named.has(source)) await this.remove(source)
  }

  private nameOf(picture: Source, { width, crop }: Shape, type: VariantType) {
    const part = crop ? `-${crop.ratio}-${crop.at}` : ""
    return `${picture.hash}/${this.widthOf(picture, width)}${part}.${type.slice("image/".length)}`
  }

  private widthOf(picture: Source, width: number) {
    return Math.min(keptWidth(width), picture.width)
  }

  private makeOnce(name: string, picture: Source, shape: Shape, type: VariantType, lane: Lane) {
    const found = this.making.get(name)
    if (found) return found
    const made = lane
      .run(() => this.make(name, picture, shape, type).catch(goneMeanwhile))
      .finally(() => this.making.delete(name))
    this.making.set(name, made)
    return made
  }

  /** Shown also where it cannot be kept. @throws NOT_FOUND where the file is another one: of a folder newer than the database */
  private async make(name: string, picture: Source, { width, crop }: Shape, type: VariantType) {
    const original = await this.store.read(picture.file)
    if (sha256(original) !== picture.hash) throw notFound("This image")
    const sharp = await libvips()
    const whole = sharp(original)
    const part = crop ? whole.extract(regionOf(picture, crop)) : whole
    const image = part.resize({ width: this.widthOf(picture, width), withoutEnlargement: true })
    const bytes = await encoders[type](image).toBuffer()
    // For whatever reason it cannot be kept, which `/readyz` says.
    await this.store.copies.keep(name, bytes).catch(() => undefined)
    return bytes
  }
}

/** The largest part of a picture that has a crop's shape. */
function regionOf({ width, height }: Pick<Picture, "width" | "height">, { ratio, at }: Crop) {
  const wanted = cropRatios[ratio]
  const part = {
    width: Math.min(width, Math.max(1, Math.round(height * wanted))),
    height: Math.min(height, Math.max(1, Math.round(width / wanted))),
  }
  const offset = (whole: number, kept: number) => Math.round(((whole - kept) * at) / 100)
  return { ...part, left: offset(width, part.width), top: offset(height, part.height) }
}

/** A picture may go, with the folder of its copies, while one is made. */
function goneMeanwhile(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? notFound("This image") : error
}

function keptWidth(width: number) {
  return variantWidths.find((kept) => kept >= width) ?? (variantWidths.at(-1) as number)
}
