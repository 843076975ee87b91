import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { type EntityManager, Like } from "typeorm"
import { accountIdOf, type Viewer, visitor } from "../../access/viewer.ts"
import { badInput, conflict, notFound } from "../../base/failures/failures.ts"
import { asFigure, figuresIn } from "../../base/text/figures.ts"
import { RichTextError } from "../../base/text/rich-text.ts"
import type { Database } from "../../store/database/database.ts"
import { type CleanPicture, sha256 } from "../../store/images/decode.ts"
import { uploads } from "../../store/images/decoding.ts"
import { isPlainFileName, type PictureNaming } from "../../store/images/file-names.ts"
import { type ImageStore, ignoreMissing, putNew, removeOrphan } from "../../store/images/image-store.ts"
import type { Gate } from "./gate.ts"
import { Picture, publicAddress } from "./picture.ts"
import { isOwn, PictureChanges, type PictureRules, type RequestedPicture } from "./picture-changes.ts"
import type { PictureFiles } from "./picture-files.ts"
import type { PictureKeys } from "./picture-keys.ts"
import { type Described, insertPicture, type NewFile } from "./picture-rows.ts"
import type { PictureUses } from "./picture-uses.ts"
import { countUpload, requireQuota } from "./quota.ts"
import { cleanUpload } from "./read-upload.ts"
import { publicRules } from "./recognisable.ts"
import { usablePicture } from "./usable-picture.ts"

/** Writes the file first, then its row in the transaction of the item that shows it. */
export class Pictures {
  constructor(
    private readonly database: Database,
    readonly uses: PictureUses,
    private readonly store: ImageStore,
    private readonly files: PictureFiles,
    readonly keys: PictureKeys,
    readonly gate: Gate,
  ) {}

  of(database: Database): Pictures {
    return new Pictures(database, this.uses.of(database), this.store, this.files, this.keys, this.gate)
  }

  /** Keeps the order of `inputs`. Removes new files on failure. @throws as `cleanUpload`; TOO_MANY_REQUESTS */
  async write<T>(
    inputs: RequestedPicture["input"][],
    rules: PictureRules,
    work: (rows: EntityManager, pictures: PictureChanges) => Promise<T>,
  ): Promise<T> {
    const requested: RequestedPicture[] = []
    try {
      for (const input of inputs) requested.push({ input, file: await this.storeUpload(input, rules) })
      const [result, { dropped, shrunk }] = await this.database.write(async (rows) => {
        const pictures = new PictureChanges(rows, this.uses, requested, rules, this.gate)
        return [await work(rows, pictures), pictures] as const
      })
      await this.files.removeUnnamed(dropped)
      await this.files.removeCopies(shrunk)
      return result
    } catch (error) {
      for (const { file } of requested) if (file) await removeOrphan(this.store, file.name)
      throw error
    }
  }

  /** Makes a new file from a stored one, to replace it. @throws NOT_FOUND for a file that is not the row's; BUSY */
  async remake<T>(
    picture: Picture,
    make: (stored: Buffer) => Promise<CleanPicture>,
    work: (rows: EntityManager, pictures: PictureChanges, newFile: NewFile) => Promise<T>,
  ): Promise<T> {
    const { file, hash } = await this.files.withHash(picture)
    const stored = await this.store.read(file).catch(ignoreMissing)
    if (!stored || sha256(stored) !== hash) throw notFound("This picture")
    const clean = await uploads.run(() => make(stored))
    const name = await this.putNew(`${traceOf(file)}-${file.replace(/^\d{13}-?([\da-f]{12}-)?/, "")}`, clean)
    return this.orRemoved(
      name,
      this.inTransaction((rows, pictures) => work(rows, pictures, { name, clean })),
    )
  }

  inTransaction<T>(work: (rows: EntityManager, pictures: PictureChanges) => Promise<T>): Promise<T> {
    return this.write([], { viewer: visitor }, work)
  }

  /** For the older REST call. @throws CONFLICT for the name of another image that the viewer may know of */
  async uploadAs(name: string, upload: FileUpload, viewer: Viewer): Promise<Picture> {
    if (!isPlainFileName(name)) throw badInput({ name: "Please send a plain file name." })
    await requireQuota(this.database.read, viewer)
    const clean = await cleanUpload(upload)
    const { hash } = clean
    const known = await Promise.all((await this.knownTo(viewer, name)).map((picture) => this.files.withHash(picture)))
    const duplicate = known.find((picture) => picture.hash === hash && picture.uploaderId === viewer.id)
    if (duplicate) return duplicate
    if (known.some((picture) => picture.hash !== hash)) throw conflict("Another image has this name already.")

    const original = name.replace(/^\d{13}-?/, "")
    const file = await this.putNew(original, clean)
    return this.insert(file, async (rows) => {
      await countUpload(rows, viewer)
      return insertPicture(rows, { name: file, clean }, { name, uploaderId: accountIdOf(viewer) })
    })
  }

  /** Drops an own upload that at most drafts name. */
  async dropUpload(name: string, viewer: Viewer) {
    await this.inTransaction(async (rows, changes) => {
      const ids = idsOf(await rows.findBy(Picture, { name, uploaderId: accountIdOf(viewer) }))
      for (const id of ids) await rows.query(`DELETE FROM "draft_pictures" WHERE "pictureId" = $1`, [id])
      await changes.drop(ids)
    })
  }

  async import(name: string, clean: CleanPicture, about: Described): Promise<Picture> {
    const isFree = await this.store.put(name, clean.bytes)
    const file = isFree ? name : await this.putNew(name, clean)
    return this.insert(file, (rows) => insertPicture(rows, { name: file, clean }, { name, uploaderId: null, ...about }))
  }

  async findImported(name: string): Promise<Picture | undefined> {
    const pictures = await this.database.read.findBy(Picture, { name })
    const used = await this.uses.used(idsOf(pictures))
    return pictures.find(({ id, uploaderId }) => uploaderId === null && !used.has(id))
  }

  /** True if the picture already shows the input's file, whether uploaded again or named. */
  async isShown(picture: Picture | null, input: RequestedPicture["input"], viewer: Viewer): Promise<boolean> {
    if (!input || input instanceof Picture || !(input.upload || input.name)) return picture === null
    if (!picture) return input.orWithout === true
    if (input.name === picture.name) return true
    const { hash } = await this.files.withHash(picture)
    if (input.upload) return (await cleanUpload(await input.upload)).hash === hash
    const named = await this.database.read.findBy(Picture, {
      name: input.name as string,
      uploaderId: accountIdOf(viewer),
    })
    const hashed = await Promise.all(named.map((own) => this.files.withHash(own)))
    return hashed.some((own) => own.hash === hash)
  }

  /** Adds the pictures' file names and sizes to a text. @throws RichTextFault for one that the viewer may not show */
  async resolveFigures(text: string, viewer: Viewer): Promise<string> {
    const { read } = this.database
    let settled = text
    for (const { html, ...figure } of figuresIn(text)) {
      const usable = (named: Parameters<typeof usablePicture>[3]) => usablePicture(read, this.uses, viewer, named)
      const found =
        (await usable({ file: figure.file })) ??
        (await usable({ name: figure.file })) ??
        (await usable({ file: await this.successorOf(figure.file) }))
      if (!found) throw new RichTextError(`The picture ${figure.file} is not here. Please upload it first.`)
      const { file, width, height } = found.picture
      settled = settled.replace(html, () => asFigure({ ...figure, file, width, height }))
    }
    return settled
  }

  /** The file that has replaced one, such as a blurred one: forms that were opened before still name the earlier. */
  private async successorOf(file: string): Promise<string> {
    const found = await this.database.read.findOneBy(Picture, { file: Like(`_____________-${traceOf(file)}-%`) })
    return found?.file ?? ""
  }

  /** Finds a file by its name or a client's, if it is public, opened by a key, or visible to the account. */
  async findVisible(file: string, viewer: Viewer, keyed?: KeyedPicture): Promise<ShownPicture | undefined> {
    const named = await this.database.read.find(Picture, { where: [{ file }, { name: file }], order: { id: "ASC" } })
    const pictures = [...named.filter((picture) => picture.file === file), ...named]
    const everybodys = await this.firstVisible(visitor, pictures)
    if (everybodys) return { picture: everybodys, isPublic: true, longest: await this.longestIn(everybodys, named) }

    const granted = pictures.filter(({ id }) => id === keyed?.pictureId)
    const byKey = keyed && (await this.firstVisible(keyed.viewer, granted, keyed.reader))
    const own = byKey ?? (viewer.id === null ? undefined : await this.firstVisible(viewer, pictures))
    return own && { picture: own, isPublic: false }
  }

  addressWithKey(picture: Picture, grantee: string | undefined): string {
    return publicAddress(picture) + (grantee ? `?key=${this.keys.sign(picture.id, grantee)}` : "")
  }

  /** Limits the size if any row of the file requires it. */
  private async longestIn({ file }: Picture, named: Picture[]) {
    const isMarked = named.every((picture) => picture.file !== file || picture.recognisable === "NOBODY")
    return isMarked ? undefined : (await publicRules(this.database.read)).publicPixels
  }

  private async firstVisible(viewer: Viewer, pictures: Picture[], reader = viewer) {
    const shown = pictures.filter((picture) => picture.isVisibleTo(reader))
    const visible = await this.uses.visibleTo(viewer, idsOf(shown))
    return shown.find((picture) => visible.has(picture.id) || isOwn(viewer, picture))
  }

  /** Own uploads, public pictures, and those that the viewer may edit. */
  private async knownTo(viewer: Viewer, name: string) {
    const pictures = await this.database.read.findBy(Picture, { name })
    const ids = idsOf(pictures)
    const visible = await this.uses.visibleTo(visitor, ids)
    const editable = await this.uses.editableBy(viewer, ids)
    return pictures.filter((picture) => isOwn(viewer, picture) || visible.has(picture.id) || editable.has(picture.id))
  }

  private async storeUpload(input: RequestedPicture["input"], { naming = "", types, viewer }: PictureRules) {
    if (!input || input instanceof Picture || !input.upload) return undefined
    await requireQuota(this.database.read, viewer)
    const upload = await input.upload
    const clean = await cleanUpload(upload, types)
    const name = await this.putNew(upload.filename, clean, naming)
    return { name, clean }
  }

  private putNew(original: string, { extension, bytes }: CleanPicture, separator: PictureNaming = "-") {
    return putNew(this.store, { original, separator, extension }, bytes)
  }

  /** Removes the file on failure. Visitors see the row only through an item, whose write begins a generation. */
  private insert(name: string, insert: (rows: EntityManager) => Promise<Picture>) {
    return this.orRemoved(name, this.database.write(insert, { late: true }))
  }

  private orRemoved<T>(name: string, written: Promise<T>): Promise<T> {
    return written.catch(async (error) => {
      await removeOrphan(this.store, name)
      throw error
    })
  }
}

export interface ShownPicture {
  picture: Picture
  isPublic: boolean
  /** The longer side, in pixels, of the largest version that the requester gets; undefined for the stored file. */
  longest?: number
}

/** `viewer` is the grantee, whose rights the key lends. */
export interface KeyedPicture {
  pictureId: number
  viewer: Viewer
  /** The actual reader, if not the viewer: anybody, for a preview link. */
  reader?: Viewer
}

/** The part of a file's name that says which file it replaces. */
const traceOf = (file: string) => sha256(Buffer.from(file)).slice(0, 12)

const idsOf = (pictures: Picture[]) => pictures.map(({ id }) => id)
