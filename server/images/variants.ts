import { randomUUID } from "node:crypto"
import { access, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Sharp } from "sharp"
import { notFound } from "../api/failures.ts"
import { sha256 } from "./decode.ts"
import { background, interactive, type Lane } from "./decoding.ts"
import { type ImageStore, type OpenFile, openFile } from "./image-store.ts"
import { libvips } from "./libvips.ts"
import type { Picture } from "./picture.ts"

/** The widths that are kept, in pixels. Any other is answered with the next larger one. */
export const variantWidths = [160, 320, 480, 640, 800, 960, 1280, 1600]

/** AVIF at effort 2: a tenth of the time of the default for a few per cent more bytes. */
const encoders = {
  "image/avif": (image: Sharp) => image.avif({ quality: 50, effort: 2 }),
  "image/webp": (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  "image/jpeg": (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }),
  "image/png": (image: Sharp) => image.png({ compressionLevel: 9 }),
}

export type VariantType = keyof typeof encoders

/** What a small copy is made of. Its name follows from the content, so that it can never show another picture. */
export type Source = Pick<Picture, "file" | "width"> & { hash: string }

/** Smaller copies of pictures, made when first asked for and kept: `{hash}/{width}.{format}`. */
export class Variants {
  private readonly making = new Map<string, Promise<void>>()

  constructor(
    private readonly store: ImageStore,
    private readonly folder: string,
  ) {}

  async get(picture: Source, width: number, type: VariantType): Promise<OpenFile> {
    const path = this.pathOf(picture, width, type)
    return openFile(path).catch(async () => {
      await this.makeOnce(path, picture, this.widthOf(picture, width), type, interactive)
      return openFile(path)
    })
  }

  /** Whether the copy is there already; one that is not will be soon, without anybody waiting for it. */
  async isKept(picture: Source, width: number, type: VariantType): Promise<boolean> {
    const path = this.pathOf(picture, width, type)
    const kept = await access(path).then(
      () => true,
      () => false,
    )
    if (!kept) this.makeOnce(path, picture, this.widthOf(picture, width), type, background).catch(() => undefined)
    return kept
  }

  /** All copies of one content, whose file has gone: of one that is being made now, too. */
  async remove(hash: string): Promise<void> {
    const folder = join(this.folder, hash)
    await Promise.allSettled([...this.making].flatMap(([path, made]) => (dirname(path) === folder ? made : [])))
    await rm(folder, { recursive: true, force: true })
  }

  /** Removes all that is not of the contents that are shown: copies, drafts of before a moment, copies named otherwise. */
  async sweep(shown: (hashes: string[]) => Promise<Set<string>>, before: Date) {
    const names = await readdir(this.folder).catch(() => [])
    const named = await shown(names)
    for (const name of names) {
      const isDraft = name.endsWith(".tmp") && (await stat(join(this.folder, name))).mtime > before
      if (!named.has(name) && !isDraft) await this.remove(name)
    }
  }

  private pathOf(picture: Source, width: number, type: VariantType) {
    return join(this.folder, picture.hash, `${this.widthOf(picture, width)}.${type.slice("image/".length)}`)
  }

  private widthOf(picture: Source, width: number) {
    return Math.min(keptWidth(width), picture.width)
  }

  private makeOnce(path: string, picture: Source, width: number, type: VariantType, lane: Lane) {
    const found = this.making.get(path)
    if (found) return found
    const made = lane
      .run(() => this.make(path, picture, width, type).catch(goneMeanwhile))
      .finally(() => this.making.delete(path))
    this.making.set(path, made)
    return made
  }

  /** @throws NOT_FOUND where the file is another one than the picture's: of a folder that is newer than the database. */
  private async make(path: string, { file, hash }: Source, width: number, type: VariantType) {
    const original = await this.store.read(file)
    if (sha256(original) !== hash) throw notFound("This image")
    const sharp = await libvips()
    const image = sharp(original).resize({ width, withoutEnlargement: true })
    const bytes = await encoders[type](image).toBuffer()
    await mkdir(dirname(path), { recursive: true })
    const draft = join(this.folder, `${randomUUID()}.tmp`)
    await writeFile(draft, bytes)
    await rename(draft, path)
  }
}

/** A picture may go, with the folder of its copies, while one is made. */
function goneMeanwhile(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? notFound("This image") : error
}

function keptWidth(width: number) {
  return variantWidths.find((kept) => kept >= width) ?? (variantWidths.at(-1) as number)
}
