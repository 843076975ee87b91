import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import { type Viewer, visitor } from "../../access/viewer.ts"
import { badInput } from "../../base/failures/failures.ts"
import { inEnglish, type Sentence } from "../../base/words.ts"
import { ContentState } from "../items/content-state.ts"
import { isStated, type OwnedRow } from "../items/owned-row.ts"
import { ChildInPicture } from "./child.ts"
import { type Children, readConsentRules } from "./children.ts"
import type { Picture } from "./picture.ts"
import { cascadingRelations, type PictureUses } from "./picture-uses.ts"
import { Recognisable } from "./recognisable.ts"

const { DRAFT, SCHEDULED, PUBLISHED } = ContentState

const withoutYes =
  "There is no yes for {names}. Please ask the office to write to the family, or choose another picture. It is not public until then."

const unsaid = "Please say who can be recognised in the picture. It is not public until then."

type WithPicture = { id: number; picture?: Picture | null }

export interface GateCheck {
  type: new () => WithPicture
  /** Absent for an item that is added, imported or restored: it becomes a draft instead of being refused. */
  before?: WithPicture
  item: WithPicture
  viewer: Viewer
  /** The pictures that the transaction newly shows; by default all of the item's. */
  newlyShown?: readonly number[]
  /** The request's field, if the picture is an item itself, such as `images.3`. */
  field?: string
}

type BlockedPicture = Pick<Picture, "id" | "file" | "hash" | "withheldBelow">

/** Checks the pictures of every item that is about to be public. */
export class Gate {
  constructor(
    private readonly uses: PictureUses,
    readonly children: Children,
  ) {}

  /** @throws BAD_USER_INPUT, at the field that shows the picture */
  async check(rows: EntityManager, change: GateCheck) {
    const { type, before, item, viewer, newlyShown } = change
    if (isStated(item) && item.state !== SCHEDULED && item.state !== PUBLISHED) return
    const isOpening = before && isStated(before) && isStated(item) && before.state !== item.state
    const found = newlyShown && !isOpening ? await blockedAmong(rows, newlyShown) : undefined
    if (found?.length === 0) return
    const own = await this.uses.ofItem(rows, type, item.id)
    const owned = found?.filter(({ id }) => own.includes(id)) ?? (await blockedAmong(rows, own))
    const closed = isStated(item) ? owned : await this.visibleAmong(rows, owned)
    // A rotated picture stays withheld: visitors see no more than before.
    const rotated = !isOpening && before?.picture && isWithheld(before.picture) && item.picture?.id
    const blocked = closed.filter((one) => one.id !== rotated || !isWithheld(one))
    if (blocked.length === 0) return
    if (!isStated(item) || before)
      return this.refuse(rows, blocked, viewer, (picture) => fieldOf(rows, change, picture))
    // A restored or imported item keeps the day on which it was first public.
    const changes = { state: DRAFT, publishAt: null, ...(newlyShown && { publishedAt: null }) }
    await rows.update<object>(type, item.id, { ...changes, ...("version" in item && { version: item.version }) })
    Object.assign(item, changes)
  }

  /** For pictures outside items. @throws BAD_USER_INPUT if visitors see a picture that may not be public */
  async require(rows: EntityManager, ids: readonly number[], viewer: Viewer, field = "picture") {
    const blocked = await this.visibleAmong(rows, await blockedAmong(rows, ids))
    await this.refuse(rows, blocked, viewer, async () => field)
  }

  /** Why an item, or a picture of a public one, is not public. */
  async reason(rows: EntityManager, { contentType, id, state }: OwnedRow, viewer: Viewer): Promise<string | null> {
    const found = await blockedAmong(rows, await this.uses.ofItem(rows, contentType, id))
    const blocked = state === PUBLISHED ? found.filter(isWithheld) : found
    return blocked.length > 0 ? inEnglish(await this.message(rows, blocked, viewer)) : null
  }

  private async visibleAmong(rows: EntityManager, blocked: BlockedPicture[]): Promise<BlockedPicture[]> {
    const ids = blocked.map(({ id }) => id)
    const visible = await this.uses.shownTo(visitor, ids, rows)
    return blocked.filter(({ id }) => visible.has(id))
  }

  private async refuse(
    rows: EntityManager,
    blocked: BlockedPicture[],
    viewer: Viewer,
    fieldOf: (of: BlockedPicture) => Promise<string>,
  ) {
    const messages: Record<string, Sentence> = {}
    for (const picture of blocked) messages[await fieldOf(picture)] ??= await this.message(rows, [picture], viewer)
    if (blocked.length > 0) throw badInput(messages)
  }

  /** Names children only to viewers who may read the register. */
  private async message(rows: EntityManager, blocked: BlockedPicture[], viewer: Viewer): Promise<Sentence> {
    const withheld = blocked.filter(isWithheld)
    if (withheld.length === 0) return { text: unsaid }
    const shown = withheld.flatMap(({ file, hash }) => [{ file }, ...(hash ? [{ hash }] : [])])
    const links = await rows.find(ChildInPicture, { where: shown, relations: { child: true }, order: { id: "ASC" } })
    const rules = await readConsentRules(rows)
    const without = links.filter(({ child }) => this.children.minRole(child, rules) > Role.PUBLIC)
    const mayRead = viewer.role >= Role.EDITOR && !viewer.program
    const names = mayRead ? without.map(({ child }) => this.children.nameOf(child) ?? "a child") : []
    return { text: withoutYes, values: { names: [...new Set(names)].join(", ") || "a child" } }
  }
}

const isUnsaid = `"recognisable" = '${Recognisable.UNSAID}' AND EXISTS (SELECT 1 FROM "site_info" WHERE NOT "unsaidIsPublic")`

const isWithheld = ({ withheldBelow }: BlockedPicture) => withheldBelow > Role.PUBLIC

/** Pictures of a child without a valid yes, and undecided ones, unless the site lets those be public. */
async function blockedAmong(rows: EntityManager, ids: readonly number[]): Promise<BlockedPicture[]> {
  if (ids.length === 0) return []
  const among = ids.map((_, index) => `$${index + 1}`)
  const which = `"id" IN (${among}) AND ("withheldBelow" > ${Role.PUBLIC} OR ${isUnsaid})`
  return rows.query(`SELECT "id", "file", "hash", "withheldBelow" FROM "pictures" WHERE ${which}`, [...ids])
}

/** The field that shows a picture, such as `picture`, `detail`, `translations.0.detail` or `images.3`. */
async function fieldOf(rows: EntityManager, { type, item, field }: GateCheck, picture: BlockedPicture) {
  if (field) return field
  const within = fieldWithin({ ...item, picture: undefined }, picture.file)
  if (within) return within
  for (const { entityMetadata, joinColumns } of cascadingRelations(rows.connection.getMetadata(type))) {
    const { manyAs } = entityMetadata.target as { manyAs?: string }
    const sql = `SELECT "pictureId" AS "id" FROM "${entityMetadata.tableName}" WHERE "${joinColumns[0]?.databaseName}" = $1`
    const parts: Pick<BlockedPicture, "id">[] = manyAs
      ? await rows.query(`${sql} ORDER BY "place", "id"`, [item.id])
      : []
    const index = parts.findIndex(({ id }) => id === picture.id)
    if (index >= 0) return `${manyAs}.${index}`
  }
  return "picture"
}

/** The path of the text with a figure of the file. */
function fieldWithin(value: unknown, file: string): string | undefined {
  if (typeof value === "string") return value.includes(`/${encodeURIComponent(file)}"`) ? "" : undefined
  for (const [key, inner] of Object.entries(value ?? {})) {
    const found = fieldWithin(inner, file)
    if (found !== undefined) return found ? `${key}.${found}` : key
  }
  return undefined
}
