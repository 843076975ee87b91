import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { type EntityManager, In } from "typeorm"
import { Role } from "../access/roles.ts"
import { signedIn, type Viewer, visitor } from "../access/viewer.ts"
import { badInput, conflict } from "../api/failures.ts"
import type { Database } from "../database/database.ts"
import { lockedRows } from "../database/locked-rows.ts"
import { type CleanPicture, requireType } from "./decode.ts"
import { isPlainFileName, type PictureNaming, timeStamped } from "./file-names.ts"
import type { ImageStore } from "./image-store.ts"
import { Picture, publicAddress } from "./picture.ts"
import type { PictureFiles } from "./picture-files.ts"
import type { PictureInput } from "./picture-input.ts"
import type { PictureUses } from "./pictured.ts"
import { countUpload, requireQuota } from "./quota.ts"
import { cleanUpload } from "./read-upload.ts"
import type { PictureKeys } from "./signed-address.ts"

/** How a new picture is named, and who brings it. */
export interface Origin {
  naming?: PictureNaming
  /** The types that are taken, such as `image/png`; without it, all that the site stores. */
  types?: string[]
  /** Whether an item cannot be without one. */
  isNeeded?: boolean
  viewer: Viewer
}

/** The pictures of one transaction. */
export interface PictureChanges {
  /**
   * The picture that an input asks for, for one item alone; undefined where it asks for none, or does without. `current` is what the
   * item has, `field` what a refusal speaks of.
   * @throws BAD_USER_INPUT for a name that is not stored, or that is not the viewer's to name.
   */
  take(index: number, item?: { current?: Picture | null; field?: string }): Promise<Picture | undefined>
  /** Drops the rows of pictures that no item shows any more. Their files go once the transaction is on disk. */
  drop(ids: number[]): Promise<void>
  /** Runs what deletes an item, and drops the pictures of all that goes with it. */
  dropWith(type: new () => object, id: number, remove: () => Promise<unknown>): Promise<void>
}

type Inputs = (PictureInput | null | undefined)[]

/** Stores pictures: the file first, then its row in the same transaction as the item that shows it. */
export class Pictures {
  constructor(
    private readonly database: Database,
    readonly uses: PictureUses,
    private readonly store: ImageStore,
    private readonly files: PictureFiles,
    private readonly keys: PictureKeys,
  ) {}

  /** The same pictures as they are read within one answer. */
  of(database: Database): Pictures {
    return new Pictures(database, this.uses.of(database), this.store, this.files, this.keys)
  }

  /**
   * Runs a transaction with the pictures that inputs ask for: new files and stored ones, by their index. Where anything
   * fails, new files go again.
   * @throws TOO_LARGE and UNSUPPORTED_PICTURE as `cleanPicture`.
   */
  async write<T>(
    inputs: Inputs,
    origin: Origin,
    work: (rows: EntityManager, pictures: PictureChanges) => Promise<T>,
  ): Promise<T> {
    const kept: (KeptFile | undefined)[] = []
    const dropped: Picture[] = []
    try {
      for (const input of inputs) kept.push(await this.keepUpload(input, origin))
      return await this.database.write((rows) => work(rows, this.changes(rows, inputs, kept, origin, dropped)))
    } catch (error) {
      for (const file of kept) if (file) await this.store.remove(file.name)
      dropped.length = 0
      throw error
    } finally {
      await this.files.removeUnnamed(dropped)
    }
  }

  /** As `write`, where no picture is brought. */
  dropping<T>(work: (rows: EntityManager, pictures: PictureChanges) => Promise<T>): Promise<T> {
    return this.write([], { viewer: visitor }, work)
  }

  /**
   * Stores a file under the name that the client chose: the older REST call. A file of the same name and content that the
   * account has sent already is found again.
   * @throws CONFLICT for a name that another image has which the viewer may know of: an own one, or a public one.
   */
  async uploadAs(name: string, upload: FileUpload, viewer: Viewer): Promise<Picture> {
    if (!isPlainFileName(name)) throw badInput({ name: "Please send a plain file name." })
    await requireQuota(this.database.read, viewer)
    const clean = await cleanUpload(upload)
    const { hash } = clean
    const known = await Promise.all((await this.knownTo(viewer, name)).map((picture) => this.files.hashed(picture)))
    const again = known.find((picture) => picture.hash === hash && picture.uploaderId === viewer.id)
    if (again) return again
    if (known.some((picture) => picture.hash !== hash)) throw conflict("Another image has this name already.")

    const original = name.replace(/^\d{13}-?/, "")
    const file = await this.putNew(() => timeStamped(original, "-", clean.extension), clean.bytes)
    return this.insert({ name: file, clean }, { name, uploaderId: signedIn(viewer) }, (rows) =>
      countUpload(rows, viewer),
    )
  }

  /** Stores a file that the site itself brings, such as the starting content. */
  async import(name: string, clean: CleanPicture, about: Described): Promise<Picture> {
    const isFree = await this.store.put(name, clean.bytes)
    const file = isFree ? name : await this.putNew(() => timeStamped(name, "-", clean.extension), clean.bytes)
    return this.insert({ name: file, clean }, { name, uploaderId: null, ...about })
  }

  /** What the site itself stored under a name and no item shows yet. */
  async imported(name: string): Promise<Picture | undefined> {
    const pictures = await this.database.read.findBy(Picture, { name })
    const used = await this.uses.used(idsOf(pictures))
    return pictures.find(({ id, uploaderId }) => uploaderId === null && !used.has(id))
  }

  /**
   * The picture of a file that somebody may see: as everybody does, by an account's own right, or by a key.
   * `file` is what an address holds: the name of a file, or what a client called it.
   */
  async shown(file: string, viewer: Viewer, key?: unknown): Promise<ShownPicture | undefined> {
    const named = await this.database.read.find(Picture, { where: [{ file }, { name: file }], order: { id: "ASC" } })
    const pictures = [...named.filter((picture) => picture.file === file), ...named]
    const everybodys = await this.seen(visitor, pictures)
    if (everybodys) return { picture: everybodys, isPublic: true }

    const opened = this.keys.read(key)
    const byKey = opened && pictures.find(({ id }) => id === opened.pictureId)
    if (byKey) return { picture: byKey, isPublic: false, until: opened.until }
    const own = viewer.id === null ? undefined : await this.seen(viewer, pictures)
    return own && { picture: own, isPublic: false }
  }

  /** Where whom the site tells of a picture sees its file, though not everybody does. */
  addressWithKey(picture: Picture): string {
    return `${publicAddress(picture)}?key=${this.keys.sign(picture.id)}`
  }

  private async seen(viewer: Viewer, pictures: Picture[]) {
    const seen = await this.uses.seenBy(viewer, idsOf(pictures))
    return pictures.find((picture) => seen.has(picture.id) || isOwn(viewer, picture))
  }

  /** The pictures of a name that a viewer may know of: own uploads, what everybody sees, and what they may edit. */
  private async knownTo(viewer: Viewer, name: string) {
    const pictures = await this.database.read.findBy(Picture, { name })
    const ids = idsOf(pictures)
    const seen = await this.uses.seenBy(visitor, ids)
    const editable = await this.uses.editableBy(viewer, ids)
    return pictures.filter((picture) => isOwn(viewer, picture) || seen.has(picture.id) || editable.has(picture.id))
  }

  private changes(
    rows: EntityManager,
    inputs: Inputs,
    kept: (KeptFile | undefined)[],
    origin: Origin,
    dropped: Picture[],
  ): PictureChanges {
    const drop = async (ids: number[]) => {
      const used = await this.uses.used(ids, rows)
      const unused = ids.filter((id) => !used.has(id))
      if (unused.length === 0) return
      dropped.push(...(await rows.findBy(Picture, { id: In(unused) })))
      await rows.delete(Picture, unused)
    }
    return {
      drop,
      take: async (index, { current, field = "picture" } = {}) => {
        const input = inputs[index]
        const file = kept[index]
        if (file) return insertUpload(rows, file, input, origin.viewer)
        return input ? this.stored(rows, input, { ...origin, current, field }) : undefined
      },
      dropWith: async (type, id, remove) => {
        const pictures = await this.uses.ofItem(rows, type, id)
        await remove()
        await drop(pictures)
      },
    }
  }

  private async stored(rows: EntityManager, input: PictureInput, options: StoredOptions): Promise<Picture | undefined> {
    const { current, field, types, isNeeded } = options
    if (!input.name) throw badInput({ [field]: "Please choose an image." })
    const picture = current?.name === input.name ? current : await this.named(rows, input.name, options)
    if (!picture && input.orWithout && (current || !isNeeded)) return undefined
    if (!picture) throw badInput({ [field]: "There is no image of this name. Please upload it first." })
    requireType(picture.type, types)
    const changes = said(input)
    if (Object.keys(changes).length > 0) await rows.update(Picture, picture.id, changes)
    return Object.assign(picture, changes)
  }

  /** An upload that waits for its item, or another use of a picture that the viewer may name. */
  private async named(rows: EntityManager, name: string, { viewer }: StoredOptions): Promise<Picture | undefined> {
    const pictures = await rows.find(Picture, { where: { name }, order: { id: "DESC" }, ...lockedRows(rows) })
    const used = await this.uses.used(idsOf(pictures), rows)
    const own = pictures.filter((picture) => isOwn(viewer, picture))
    const waiting = own.find(({ id }) => !used.has(id))
    if (waiting) return waiting
    const editable = await this.uses.editableBy(viewer, idsOf(pictures), rows)
    const others = viewer.role >= Role.ADMINISTRATOR ? pictures : pictures.filter(({ id }) => editable.has(id))
    const model = own[0] ?? others[0]
    return model && anotherUse(rows, model)
  }

  private async keepUpload(input: PictureInput | null | undefined, { naming = "", types, viewer }: Origin) {
    if (!input?.upload) return undefined
    await requireQuota(this.database.read, viewer)
    const upload = await input.upload
    const clean = await cleanUpload(upload, types)
    const name = await this.putNew(() => timeStamped(upload.filename, naming, clean.extension), clean.bytes)
    return { name, clean }
  }

  private async putNew(nextName: () => string, bytes: Buffer): Promise<string> {
    const name = nextName()
    return (await this.store.put(name, bytes)) ? name : this.putNew(nextName, bytes)
  }

  private async insert(file: KeptFile, about: About, first: (rows: EntityManager) => Promise<void> = async () => {}) {
    try {
      return await this.database.write(async (rows) => {
        await first(rows)
        return insertPicture(rows, file, about)
      })
    } catch (error) {
      await this.store.remove(file.name)
      throw error
    }
  }
}

/** A file as somebody sees it. */
export interface ShownPicture {
  picture: Picture
  /** Whether everybody sees it. */
  isPublic: boolean
  /** When the key that opened it ends. */
  until?: Date
}

interface StoredOptions extends Origin {
  current?: Picture | null
  field: string
}

/** A new file that is on disk and not yet in the database. */
interface KeptFile {
  name: string
  clean: CleanPicture
}

type Described = Partial<Pick<Picture, "words" | "focusX" | "focusY">>
type About = Described & Pick<Picture, "name" | "uploaderId">

const idsOf = (pictures: Picture[]) => pictures.map(({ id }) => id)

const isOwn = (viewer: Viewer, { uploaderId }: Picture) => uploaderId !== null && uploaderId === viewer.id

/** What an input says of its picture. */
function said(input: PictureInput | null | undefined): Described {
  return {
    ...(input?.alt !== undefined && { words: input.alt }),
    ...(input?.focus && { focusX: input.focus.x, focusY: input.focus.y }),
  }
}

async function insertUpload(rows: EntityManager, file: KeptFile, input: Inputs[number], viewer: Viewer) {
  await countUpload(rows, viewer)
  return insertPicture(rows, file, { name: file.name, uploaderId: signedIn(viewer), ...said(input) })
}

function insertPicture(rows: EntityManager, { name: file, clean }: KeptFile, about: About) {
  const { type, width, height, color, bytes, hash } = clean
  return insertRow(rows, { file, hash, type, width, height, color, bytes: bytes.length, words: null, ...about })
}

/** A row of its own for the same file, with the words that are there. */
export function anotherUse(rows: EntityManager, { id: _, ...picture }: Picture): Promise<Picture> {
  return insertRow(rows, { ...picture, uploaderId: null })
}

async function insertRow(rows: EntityManager, fields: Partial<Picture>) {
  const picture = rows.create(Picture, { focusX: 50, focusY: 50, ...fields, createdAt: new Date() })
  await rows.insert(Picture, picture)
  return picture
}
