import { type EntityManager, In } from "typeorm"
import { Role } from "../../access/roles.ts"
import { Seal } from "../../access/seal.ts"
import { Signatures } from "../../access/signatures.ts"
import type { Viewer } from "../../access/viewer.ts"
import { badInput, forbidden } from "../../base/failures/failures.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { type Day, dayIn } from "../items/day.ts"
import { searchText } from "../items/search-text.ts"
import { Child, ChildInPicture, ConsentAnswer } from "./child.ts"
import { Picture } from "./picture.ts"

declare module "../api/context.ts" {
  interface Services {
    children: Children
  }
}

type File = Pick<Picture, "file" | "hash">
type Linked = File & Pick<Picture, "id" | "withheldBelow">

const atATime = 500

/** Knows the children in pictures by name, and withholds the pictures of those without a valid yes. */
export class Children {
  private readonly seal: Seal
  private readonly marks: Signatures

  constructor(tokenSecret: string) {
    this.seal = new Seal(tokenSecret, "names of children")
    this.marks = new Signatures(tokenSecret, "names of children")
  }

  sealed(name: string) {
    return { sealedName: this.seal.close(name), nameMark: this.markOf(name) }
  }

  close = (text: string | null | undefined) => (text ? this.seal.close(text) : null)

  markOf = (name: string) => this.marks.sign(searchText(name))

  /** Null if it was sealed with another secret, as after a restore without it. */
  nameOf = ({ sealedName }: Pick<Child, "sealedName">) => this.seal.open(sealedName)

  giverOf = ({ sealedGiver }: Pick<Child, "sealedGiver">) => sealedGiver && this.seal.open(sealedGiver)

  /** The least role that sees the child's pictures. After a no, only the office does. */
  leastRole(child: Child, today: Day): Role {
    if (this.nameOf(child) === null) return Role.ADMINISTRATOR
    if (child.answer === ConsentAnswer.UNSAID) return Role.EDITOR
    const isValid = child.answer === ConsentAnswer.YES && (child.until === null || child.until >= today)
    return isValid ? Role.PUBLIC : Role.ADMINISTRATOR
  }

  async of(rows: EntityManager, files: readonly string[]): Promise<Map<string, Child[]>> {
    const links = await rows.find(ChildInPicture, {
      where: { file: In([...files]) },
      order: { id: "ASC" },
      relations: { child: true },
    })
    const within = (name: string) => links.flatMap(({ file, child }) => (file === name ? child : []))
    return new Map(files.map((file) => [file, within(file)]))
  }

  /** Says which children a file shows. @throws FORBIDDEN; BAD_USER_INPUT for an unknown child */
  async put(rows: EntityManager, picture: Picture, ids: readonly number[], viewer: Viewer) {
    const { file, hash, withheldBelow } = picture
    const before = await rows.findBy(ChildInPicture, { file })
    const gone = before.filter(({ childId }) => !ids.includes(childId))
    const added = [...new Set(ids)].filter((id) => !before.some(({ childId }) => childId === id))
    if (gone.length + added.length === 0) return
    if (viewer.role < Role.EDITOR || (gone.length > 0 && viewer.role < withheldBelow)) throw forbidden()
    await rows.delete(ChildInPicture, { id: In(gone.map(({ id }) => id)) })
    await this.link(rows, { file, hash }, added)
    await this.settle(rows)
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
   * Says which children a blurred picture still shows: those of the picture, unless `ids` says it. That keeps its own,
   * so that it is known again after another upload. @throws as `put`
   */
  async putBlurred(rows: EntityManager, picture: File, blurred: File, ids: readonly number[] | null | undefined) {
    const { file, hash } = picture
    const before = ids ? [] : await rows.findBy(ChildInPicture, [{ file }, ...(hash ? [{ hash }] : [])])
    await this.link(rows, blurred, [...new Set(ids ?? before.map(({ childId }) => childId))])
    await this.settle(rows)
  }

  /** Withholds pictures, and shows them again, by today's answers. Returns those that visitors no longer see. */
  async settle(rows: EntityManager, now = new Date()): Promise<number[]> {
    const due = await this.due(rows, now)
    for (const withheldBelow of new Set(due.map(({ least }) => least))) {
      const ids = due.flatMap(({ id, least }) => (least === withheldBelow ? id : []))
      for (let start = 0; start < ids.length; start += atATime)
        await rows.update(Picture, { id: In(ids.slice(start, start + atATime)) }, { withheldBelow })
    }
    return due.flatMap(({ id, withheldBelow, least }) => (withheldBelow === 0 && least > 0 ? id : []))
  }

  /** The pictures whose mark is no longer right. */
  async due(rows: EntityManager, now = new Date()) {
    const pictures: Linked[] = await rows.query(linkedPictures)
    if (pictures.length === 0) return []
    const today = await schoolDay(rows, now)
    const least = new Map<string, Role>()
    for (const { file, hash, child } of await rows.find(ChildInPicture, { relations: { child: true } }))
      for (const key of [file, ...(hash ? [hash] : [])])
        least.set(key, Math.max(least.get(key) ?? 0, this.leastRole(child, today)))
    const leastOf = ({ file, hash }: Linked): Role => Math.max(least.get(file) ?? 0, (hash && least.get(hash)) || 0)
    return pictures
      .map((picture) => ({ ...picture, least: leastOf(picture) }))
      .filter(({ withheldBelow, least }) => withheldBelow !== least)
  }
}

export async function schoolDay(rows: EntityManager, now = new Date()): Promise<Day> {
  const [site] = await rows.query(`SELECT "timeZone" FROM "site_info" WHERE "id" = 1`)
  return dayIn(site?.timeZone ?? "UTC", now)
}

/** That visitors do not see. */
export async function withheldFiles(rows: EntityManager): Promise<Set<string>> {
  const found: Pick<Picture, "file">[] = await rows.query(`SELECT "file" FROM "pictures" WHERE "withheldBelow" > 0`)
  return new Set(found.map(({ file }) => file))
}

const linkedPictures = `SELECT "id", "file", "hash", "withheldBelow" FROM "pictures" WHERE "withheldBelow" > 0
  OR "file" IN (SELECT "file" FROM "child_pictures") OR "hash" IN (SELECT "hash" FROM "child_pictures")`
