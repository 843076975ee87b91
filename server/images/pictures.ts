import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { type EntityManager, In } from "typeorm"
import { badInput, conflict } from "../api/failures.ts"
import type { Database } from "../database/database.ts"
import { type CleanPicture, cleanPicture, requireType } from "./decode.ts"
import { isPlainFileName, type PictureNaming, timeStamped } from "./file-names.ts"
import type { ImageStore } from "./image-store.ts"
import { Picture } from "./picture.ts"
import type { PictureInput } from "./picture-input.ts"
import { readUpload } from "./read-upload.ts"

/** How a new picture is named, and who brings it. */
export interface Origin {
  naming?: PictureNaming
  /** The types that are taken, such as `image/png`; without it, all that the site stores. */
  types?: string[]
  userId: number | null
}

/** Stores pictures: the file first, then its row in the same transaction as the item that shows it. */
export class Pictures {
  constructor(
    private readonly database: Database,
    private readonly store: ImageStore,
  ) {}

  /** As `withMany`, for one picture or none. */
  with<T>(
    input: PictureInput | null | undefined,
    origin: Origin,
    work: (rows: EntityManager, picture?: Picture) => Promise<T>,
  ): Promise<T> {
    return this.withMany([input], origin, (rows, [picture]) => work(rows, picture))
  }

  /**
   * Runs a transaction with the pictures that inputs ask for: new files and stored ones, in their order, undefined where
   * none is asked for. Where anything fails, new files go again.
   * @throws BAD_USER_INPUT for a name that is not stored; TOO_LARGE and UNSUPPORTED_PICTURE as `cleanPicture`.
   */
  async withMany<T>(
    inputs: (PictureInput | null | undefined)[],
    origin: Origin,
    work: (rows: EntityManager, pictures: (Picture | undefined)[]) => Promise<T>,
  ): Promise<T> {
    const kept: (KeptFile | undefined)[] = []
    try {
      for (const input of inputs) kept.push(await this.keepUpload(input, origin))
      return await this.database.write(async (rows) => {
        const pictures: (Picture | undefined)[] = []
        for (const [index, input] of inputs.entries()) pictures.push(await pictureOf(rows, input, kept[index], origin))
        return work(rows, pictures)
      })
    } catch (error) {
      for (const file of kept) if (file) await this.store.remove(file.name)
      throw error
    }
  }

  /** Stores a file under the name that the client chose: the older REST call. A file of the same name and content is found again. */
  async uploadAs(name: string, upload: FileUpload, userId: number): Promise<Picture> {
    if (!isPlainFileName(name)) throw badInput({ name: "Please send a plain file name." })
    const clean = await cleanPicture(await readUpload(upload))
    if (await this.store.put(name, clean.bytes)) return this.insert(name, clean, { userId, alt: "" })

    const picture = await this.database.read.findOneBy(Picture, { name })
    if (picture && (await this.store.read(name)).equals(clean.bytes)) return picture
    throw conflict("Another image has this name already.")
  }

  /** Stores a file that the site itself brings, such as the starting content. */
  import(name: string, clean: CleanPicture, alt: string): Promise<Picture> {
    return this.store.put(name, clean.bytes).then(() => this.insert(name, clean, { userId: null, alt }))
  }

  byName(name: string): Promise<Picture | null> {
    return this.database.read.findOneBy(Picture, { name })
  }

  /** The stored ones among these names. */
  async byNames(names: string[]): Promise<Map<string, Picture>> {
    const pictures = await this.database.read.findBy(Picture, { name: In(names) })
    return new Map(pictures.map((picture) => [picture.name, picture]))
  }

  private async keepUpload(input: PictureInput | null | undefined, { naming = "", types }: Origin) {
    if (!input?.upload) return undefined
    const upload = await input.upload
    const clean = await cleanPicture(await readUpload(upload), types)
    const name = await this.putNew(() => timeStamped(upload.filename, naming, clean.extension), clean.bytes)
    return { name, clean }
  }

  private async putNew(nextName: () => string, bytes: Buffer): Promise<string> {
    const name = nextName()
    return (await this.store.put(name, bytes)) ? name : this.putNew(nextName, bytes)
  }

  private async insert(name: string, clean: CleanPicture, about: { alt: string; userId: number | null }) {
    try {
      return await this.database.write((rows) => insertPicture(rows, name, clean, about))
    } catch (error) {
      await this.store.remove(name)
      throw error
    }
  }
}

/** A new file that is on disk and not yet in the database. */
interface KeptFile {
  name: string
  clean: CleanPicture
}

async function pictureOf(
  rows: EntityManager,
  input: PictureInput | null | undefined,
  kept: KeptFile | undefined,
  { userId, types }: Origin,
) {
  if (kept) return insertPicture(rows, kept.name, kept.clean, { alt: input?.alt ?? "", userId })
  return input ? storedPicture(rows, input, types) : undefined
}

async function insertPicture(
  rows: EntityManager,
  name: string,
  clean: CleanPicture,
  about: { alt: string; userId: number | null },
) {
  const { type, width, height, color, bytes } = clean
  const { alt, userId: uploaderId } = about
  const picture = rows.create(Picture, {
    name,
    type,
    width,
    height,
    color,
    bytes: bytes.length,
    alt,
    uploaderId,
    createdAt: new Date(),
  })
  await rows.insert(Picture, picture)
  return picture
}

async function storedPicture(rows: EntityManager, { name, alt }: PictureInput, types?: string[]) {
  if (!name) throw badInput({ picture: "Please choose an image." })
  const picture = await rows.findOneBy(Picture, { name })
  if (!picture) throw badInput({ picture: "There is no image of this name. Please upload it first." })
  requireType(picture.type, types)
  if (alt != null && alt !== picture.alt) await rows.update(Picture, picture.id, { alt })
  return picture
}
