import { type EntityManager, In } from "typeorm"
import { Role } from "../../access/roles.ts"
import { Seal } from "../../access/seal.ts"
import { newSecret } from "../../access/secret-token.ts"
import { Signatures } from "../../access/signatures.ts"
import type { Viewer } from "../../access/viewer.ts"
import { badInput, forbidden } from "../../base/failures/failures.ts"
import type { Database } from "../../store/database/database.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { type Day, dayIn } from "../items/day.ts"
import { searchText } from "../items/search-text.ts"
import { Child, ChildInPicture, ConsentAnswer } from "./child.ts"
import { ConsentRegister, openKey, sealKey } from "./consent-register.ts"
import { Picture } from "./picture.ts"
import type { PictureInput } from "./picture-input.ts"

type File = Pick<Picture, "file" | "hash">
type NamedChildren = Pick<PictureInput, "children" | "childrenBefore" | "copyOf">
type Linked = File & Pick<Picture, "id" | "withheldBelow">

const batchSize = 500

const unread = "The names in the register cannot be read. Please ask an administrator to open it, at Consent."

interface Names {
  /** The names' key, stored sealed, so that it outlives a change of the token secret. */
  key: string
  seal: Seal
  marks: Signatures
}

/** Decides which yes is valid. */
interface ConsentRules extends Pick<ConsentRegister, "missingSince"> {
  today: Day
}

/** Stores the children in pictures by name, and withholds pictures of children without a valid yes. */
export class Children {
  private openNames?: Names

  constructor(private readonly tokenSecret: string) {}

  /** Creates the key of an empty register at the first start. Reseals names that were sealed with the secret itself. */
  async initialize({ read, write }: Pick<Database, "read" | "write">) {
    await this.tryOpen(read)
    const isClosed =
      !this.openNames && (await read.existsBy(ConsentRegister, { id: 1 })) && (await read.existsBy(Child, {}))
    if (!this.openNames && !isClosed) this.open(await write((rows) => this.reset(rows)))
  }

  /** Opens the register, which another process may have done. */
  async tryOpen(rows: EntityManager) {
    if (this.openNames) return
    const register = await rows.findOneBy(ConsentRegister, { id: 1 })
    const key = register && openKey(this.tokenSecret, register)
    if (key) this.open(key)
  }

  /** Abandons the names of a closed register. Returns its new key. */
  async reset(rows: EntityManager): Promise<string> {
    const key = newSecret()
    const sealed = { sealedKey: sealKey(key, this.tokenSecret), recoverySealedKey: null, recoveryMadeAt: null }
    await rows.upsert(ConsentRegister, { id: 1, ...sealed }, ["id"])
    await reseal(rows, namesBy(this.tokenSecret), namesBy(key))
    return key
  }

  /** Returns the key. @throws BAD_USER_INPUT */
  async recover(rows: EntityManager, input: string): Promise<string> {
    const key = openKey(input, await rows.findOneByOrFail(ConsentRegister, { id: 1 }))
    if (!key) throw badInput({ key: "This is neither the recovery key nor the earlier token secret." })
    await rows.update(ConsentRegister, 1, { sealedKey: sealKey(key, this.tokenSecret) })
    return key
  }

  open(key: string) {
    this.openNames = namesBy(key)
  }

  get isOpen() {
    return this.openNames !== undefined
  }

  /** @throws BAD_USER_INPUT while the register is closed */
  get names(): Names {
    if (!this.openNames) throw badInput({ name: unread })
    return this.openNames
  }

  sealed(name: string) {
    return { sealedName: this.names.seal.encrypt(name), nameMark: this.markOf(name) }
  }

  close = (text: string | null | undefined) => (text ? this.names.seal.encrypt(text) : null)

  markOf = (name: string) => this.names.marks.sign(searchText(name))

  /** Null if it was sealed with another key, as after a restore without it. */
  nameOf = ({ sealedName }: Pick<Child, "sealedName">) => this.openNames?.seal.decrypt(sealedName) ?? null

  giverOf = ({ sealedGiver }: Pick<Child, "sealedGiver">) =>
    (sealedGiver && this.openNames?.seal.decrypt(sealedGiver)) || null

  /** The lowest role that sees the child's pictures. After a no, only the office does. */
  minRole(child: Child, { today, missingSince }: ConsentRules): Role {
    if (this.nameOf(child) === null) return Role.ADMINISTRATOR
    if (child.answer === ConsentAnswer.UNSAID) return Role.EDITOR
    const end = lastDayOf(child)
    const isKnown = !missingSince || (child.answeredAt !== null && child.answeredAt > missingSince)
    const isValid = child.answer === ConsentAnswer.YES && isKnown && (end === null || end >= today)
    return isValid ? Role.PUBLIC : Role.ADMINISTRATOR
  }

  async of(rows: EntityManager, files: readonly string[]): Promise<Map<string, Child[]>> {
    await this.tryOpen(rows)
    const links = await rows.find(ChildInPicture, {
      where: { file: In([...files]) },
      order: { id: "ASC" },
      relations: { child: true },
    })
    const within = (name: string) => links.flatMap(({ file, child }) => (file === name ? child : []))
    return new Map(files.map((file) => [file, within(file)]))
  }

  /** Stores which children a file shows. @throws FORBIDDEN; BAD_USER_INPUT for an unknown child */
  async put(rows: EntityManager, picture: Picture, named: NamedChildren, viewer: Viewer) {
    const { children, childrenBefore, copyOf } = named
    if (!children && !copyOf) return
    const { file, hash, withheldBelow } = picture
    const before = await rows.findBy(ChildInPicture, { file })
    const isReplaced = (id: number) => children && (childrenBefore?.includes(id) ?? true)
    const removed = before.filter(({ childId }) => !children?.includes(childId) && isReplaced(childId))
    // Not checked for visibility: a copy of a withheld picture is withheld, too.
    const copied = copyOf ? await linksOf(rows, await rows.findBy(Picture, [{ name: copyOf }, { file: copyOf }])) : []
    const kept = copied.flatMap(({ childId }) => (isReplaced(childId) ? [] : childId))
    const added = [...new Set([...(children ?? []), ...kept])].filter((id) => before.every((one) => one.childId !== id))
    if (removed.length + added.length === 0) return
    if (children && (viewer.role < Role.EDITOR || (removed.length > 0 && viewer.role < withheldBelow)))
      throw forbidden()
    await rows.delete(ChildInPicture, { id: In(removed.map(({ id }) => id)) })
    await this.link(rows, { file, hash }, added)
    await this.applyConsents(rows)
    const settled = await rows.findOneByOrFail(Picture, { id: picture.id })
    Object.assign(picture, { withheldBelow: settled.withheldBelow })
  }

  private async link(rows: EntityManager, of: File, ids: number[]) {
    if ((await rows.countBy(Child, { id: In(ids) })) < ids.length)
      throw badInput({ children: "One of these children is not in the register. Please choose again." })
    for (const childId of ids)
      await insertRow(rows, ChildInPicture, Object.assign(new ChildInPicture(), { childId, ...of }))
  }

  /**
   * Links a blurred picture to the children that it still shows: `children` and those named since, or else those of the
   * original picture. The original keeps its links, which apply if it is uploaded again. @throws as `put`
   */
  async putBlurred(rows: EntityManager, { file, hash }: File, blurred: File, { children, ...named }: NamedChildren) {
    const isUnseen = (link: ChildInPicture) =>
      !children || (link.file === file && named.childrenBefore?.includes(link.childId) === false)
    const before = await linksOf(rows, [{ file, hash }])
    const kept = before.filter(isUnseen).map(({ childId }) => childId)
    await this.link(rows, blurred, [...new Set([...(children ?? []), ...kept])])
    await this.applyConsents(rows)
  }

  /** Withholds pictures, or shows them again, by today's answers. Returns those that visitors no longer see. */
  async applyConsents(rows: EntityManager, now = new Date()): Promise<number[]> {
    const due = await this.due(rows, now)
    for (const withheldBelow of new Set(due.map(({ least }) => least))) {
      const ids = due.flatMap(({ id, least }) => (least === withheldBelow ? id : []))
      for (let start = 0; start < ids.length; start += batchSize)
        await rows.update(Picture, { id: In(ids.slice(start, start + batchSize)) }, { withheldBelow })
    }
    return due.flatMap(({ id, withheldBelow, least }) => (withheldBelow === 0 && least > 0 ? id : []))
  }

  /** The pictures whose `withheldBelow` is out of date. */
  async due(rows: EntityManager, now = new Date()) {
    const pictures: Linked[] = await rows.query(linkedPictures)
    if (pictures.length === 0) return []
    await this.tryOpen(rows)
    const rules = await readConsentRules(rows, now)
    const roles = new Map<string, Role>()
    for (const { file, hash, child } of await rows.find(ChildInPicture, { relations: { child: true } }))
      for (const key of [file, ...(hash ? [hash] : [])])
        roles.set(key, Math.max(roles.get(key) ?? 0, this.minRole(child, rules)))
    const leastOf = ({ file, hash }: Linked): Role => Math.max(roles.get(file) ?? 0, (hash && roles.get(hash)) || 0)
    return pictures
      .map((picture) => ({ ...picture, least: leastOf(picture) }))
      .filter(({ withheldBelow, least }) => withheldBelow !== least)
  }
}

/** The children in files, and in other uploads of the same pictures. */
const linksOf = (rows: EntityManager, files: File[]) =>
  rows.findBy(
    ChildInPicture,
    files.flatMap(({ file, hash }) => [{ file }, ...(hash ? [{ hash }] : [])]),
  )

/** The last day of a yes: the day the child leaves, or the day by which the family is asked again. */
export const lastDayOf = ({ until, renewBy }: Pick<Child, "until" | "renewBy">): Day | null =>
  until && renewBy && until > renewBy ? renewBy : (until ?? renewBy)

export async function readConsentRules(rows: EntityManager, now = new Date()): Promise<ConsentRules> {
  const [site] = await rows.query(
    `SELECT "timeZone", (SELECT "missingSince" FROM "consent_register") AS "missingSince" FROM "site_info" WHERE "id" = 1`,
  )
  const missingSince = site?.missingSince ? new Date(site.missingSince) : null
  return { today: dayIn(site?.timeZone ?? "UTC", now), missingSince }
}

const purpose = "names of children"

const namesBy = (key: string): Names => ({ key, seal: new Seal(key, purpose), marks: new Signatures(key, purpose) })

async function reseal(rows: EntityManager, before: Names, after: Names) {
  for (const { id, sealedName, sealedGiver } of await rows.find(Child)) {
    const name = before.seal.decrypt(sealedName)
    if (name === null) continue
    const giver = sealedGiver && before.seal.decrypt(sealedGiver)
    const sealed = { sealedName: after.seal.encrypt(name), nameMark: after.marks.sign(searchText(name)) }
    await rows.update(Child, id, { ...sealed, sealedGiver: giver && after.seal.encrypt(giver) })
  }
}

/** The files that visitors do not see. */
export async function withheldFiles(rows: EntityManager): Promise<Set<string>> {
  const found: Pick<Picture, "file">[] = await rows.query(`SELECT "file" FROM "pictures" WHERE "withheldBelow" > 0`)
  return new Set(found.map(({ file }) => file))
}

const linkedPictures = `SELECT "id", "file", "hash", "withheldBelow" FROM "pictures" WHERE "withheldBelow" > 0
  OR "file" IN (SELECT "file" FROM "child_pictures") OR "hash" IN (SELECT "hash" FROM "child_pictures")`
