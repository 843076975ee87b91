import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pLimit from "p-limit"
import sharp, { type Sharp } from "sharp"
import type { ImageStore } from "./image-store.ts"
import type { Picture } from "./picture.ts"

/** The widths that are kept, in pixels. Any other is answered with the next larger one. */
const variantWidths = [160, 320, 480, 640, 800, 960, 1280, 1600]

/** AVIF at effort 2: a tenth of the time of the default for a few per cent more bytes. */
const encoders = {
  "image/avif": (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  "image/webp": (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  "image/jpeg": (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
  "image/png": (image: Sharp) => image.png({ compressionLevel: 9 }),
}

export type VariantType = keyof typeof encoders

/** Smaller copies of pictures, made when first asked for and kept. */
export class Variants {
  private readonly making = new Map<string, Promise<Buffer>>()
  private readonly atATime = pLimit(2)
  /** What nobody waits for is made one by one, so that it leaves room for what somebody waits for. */
  private readonly later = pLimit(1)

  constructor(
    private readonly store: ImageStore,
    private readonly folder: string,
  ) {}

  /** The picture at a width, never above its own. Requests for a copy that is being made wait for the same one. */
  async get(picture: Picture, width: number, type: VariantType): Promise<Buffer> {
    const file = this.fileOf(picture, width, type)
    return readFile(file).catch(() => this.makeOnce(file, picture, this.widthOf(picture, width), type))
  }

  /** Whether the copy is there already; one that is not will be soon, without anybody waiting for it. */
  async isKept(picture: Picture, width: number, type: VariantType): Promise<boolean> {
    const kept = await access(this.fileOf(picture, width, type)).then(
      () => true,
      () => false,
    )
    if (!kept) this.later(() => this.get(picture, width, type)).catch(() => undefined)
    return kept
  }

  private fileOf(picture: Picture, width: number, type: VariantType) {
    return join(this.folder, `${picture.id}-${this.widthOf(picture, width)}.${type.slice("image/".length)}`)
  }

  private widthOf(picture: Picture, width: number) {
    return Math.min(keptWidth(width), picture.width)
  }

  private makeOnce(file: string, picture: Picture, width: number, type: VariantType) {
    const found = this.making.get(file)
    if (found) return found
    const made = this.atATime(() => this.make(file, picture, width, type)).finally(() => this.making.delete(file))
    this.making.set(file, made)
    return made
  }

  private async make(file: string, { name }: Picture, width: number, type: VariantType) {
    const image = sharp(await this.store.read(name)).resize({ width, withoutEnlargement: true })
    const bytes = await encoders[type](image).toBuffer()
    await mkdir(this.folder, { recursive: true })
    await writeFile(`${file}.tmp`, bytes)
    await rename(`${file}.tmp`, file)
    return bytes
  }
}

function keptWidth(width: number) {
  return variantWidths.find((kept) => kept >= width) ?? (variantWidths.at(-1) as number)
}
