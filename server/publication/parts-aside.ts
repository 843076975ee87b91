import type { EntityManager, ObjectLiteral } from "typeorm"
import { signedIn } from "../access/viewer.ts"
import { noteAdded } from "../content/added-item.ts"
import { type ContentInput, type ContentType, type MoreFields, pictureRules } from "../content/content.ts"
import { ContentState } from "../content/content-state.ts"
import { changedMeanwhile, type ItemChange } from "../content/item-history.ts"
import type { OwnedRow } from "../content/owned.ts"
import { asStored, PendingPart, pendingChangeOf } from "../content/pending-change.ts"
import { storedRow } from "../content/shown-rows.ts"
import { insertRow } from "../database/insert-row.ts"
import { insertRaw } from "../history/raw-rows.ts"
import { partTypeOf } from "../history/snapshot.ts"
import type { Picture } from "../images/picture.ts"
import type { Pictures } from "../images/pictures.ts"
import { type Aside, pictureAside, publishedRow, putAside } from "./keep-aside.ts"
import type { PartRow } from "./overtaken-parts.ts"
import type { Asking } from "./publishing.ts"
import type { StateFollowers } from "./state-changes.ts"

interface PartsOf<T extends OwnedRow, P extends PartRow> {
  type: ContentType<T>
  id: number
  part: ContentType<P>
}

const waitingToBeSeen = { as: ContentState.WAITING } as const

interface OnePart<T extends OwnedRow, P extends PartRow> extends PartsOf<T, P> {
  partId: number
}

interface EditedPart<T extends OwnedRow, P extends PartRow> extends OnePart<T, P> {
  input: ContentInput
}

interface NewParts<T extends OwnedRow, P extends PartRow> extends PartsOf<T, P> {
  inputs: ContentInput[]
  more: MoreFields
}

/** Has what is shown within a published item wait beside it, until an administrator has looked at it. */
export class PartsAside {
  constructor(
    private readonly pictures: Pictures,
    private readonly followers: StateFollowers,
  ) {}

  add<T extends OwnedRow, P extends PartRow>(added: NewParts<T, P>, asking: Asking) {
    const pictures = added.inputs.map(({ picture }) => picture)
    return this.within(pictures, added.part, asking, (aside) => addParts(aside, added))
  }

  edit<T extends OwnedRow, P extends PartRow>(edited: EditedPart<T, P>, asking: Asking) {
    return this.within([edited.input.picture], edited.part, asking, (aside) => editPart(aside, edited))
  }

  /** That one goes; one that only waits itself goes at once. */
  remove<T extends OwnedRow, P extends PartRow>(removed: OnePart<T, P>, asking: Asking) {
    return this.within([], removed.part, asking, (aside) => removePart(aside, removed))
  }

  private async within<P extends PartRow>(
    inputs: ContentInput["picture"][],
    part: ContentType<P>,
    { content, viewer, outbox }: Asking,
    work: (aside: Aside) => Promise<void>,
  ) {
    const { followers } = this
    await this.pictures.write(inputs, pictureRules(part, viewer), (rows, pictures) =>
      work({ content, viewer, rows, pictures, followers }),
    )
    outbox.wake()
  }
}

async function addParts<T extends OwnedRow, P extends PartRow>(
  aside: Aside,
  { type, id, part, inputs, more }: NewParts<T, P>,
) {
  const { rows, pictures, viewer } = aside
  const { change } = await openChange(aside, type, id)
  const further = await more(rows, inputs.length)
  for (const [index, { picture: _, idempotencyKey, digest = null, ...fields }] of inputs.entries()) {
    const picture = (await pictures.take(index)) as Picture
    const now = new Date()
    const written = { ...fields, ...further[index], picture, createdAt: now, updatedAt: now }
    const row = await unpublished(rows, part, written)
    const partId = row.id as number
    await insertRow(rows, PendingPart, newPart({ changeId: change.id, partId, kind: "ADDED", row, picture }))
    if (idempotencyKey)
      await noteAdded(rows, { userId: signedIn(viewer), idempotencyKey, type: part.name, itemId: partId, digest })
  }
}

const newPart = (fields: Partial<PendingPart>) => Object.assign(new PendingPart(), { picture: null }, fields)

/** The row of something new as its table would hold it, with the id that it will have. */
async function unpublished(rows: EntityManager, part: new () => object, written: object): Promise<ObjectLiteral> {
  const { tableName } = rows.connection.getMetadata(part)
  const { id } = (await insertRow(rows, part, Object.assign(new part(), written))) as ObjectLiteral
  const [row] = await rows.query(`SELECT * FROM "${tableName}" WHERE "id" = $1`, [id])
  await rows.query(`DELETE FROM "${tableName}" WHERE "id" = $1`, [id])
  return row
}

async function editPart<T extends OwnedRow, P extends PartRow>(
  aside: Aside,
  { type, id, part, partId, input }: EditedPart<T, P>,
) {
  const { rows, pictures } = aside
  const { picture: asked, version, ...fields } = input
  const stored = await storedRow(rows, part, partId)
  if (stored && version != null && version !== stored.version) throw changedMeanwhile(stored)
  const { change, waiting } = await openChange(aside, type, id, partId)
  const pictured = asked
    ? await pictureAside(pictures, { asked, before: waiting ?? null, row: stored ?? { picture: null } })
    : {}
  const row = { ...waiting?.row, ...asStored(rows, part, fields) }
  const picture = "picture" in pictured ? pictured.picture : (waiting?.picture ?? null)
  const next = { row, picture, partVersion: stored?.version ?? null }
  // One that was to go stays after all.
  const kind = waiting?.kind === "ADDED" ? "ADDED" : "EDITED"
  if (waiting) await rows.save(Object.assign(new PendingPart(), waiting, next, { kind }), { transaction: false })
  else await insertRow(rows, PendingPart, newPart({ changeId: change.id, partId, kind, ...next }))
  if (waiting?.picture && waiting.picture.id !== picture?.id) await pictures.drop([waiting.picture.id])
}

async function removePart<T extends OwnedRow, P extends PartRow>(
  aside: Aside,
  { type, id, part, partId }: OnePart<T, P>,
) {
  const { rows, pictures } = aside
  const { change, waiting } = await openChange(aside, type, id, partId)
  if (waiting) await rows.delete(PendingPart, waiting.id)
  if (waiting?.picture) await pictures.drop([waiting.picture.id])
  const stored = await storedRow(rows, part, partId)
  if (!stored) return
  const gone = { changeId: change.id, partId, kind: "REMOVED", row: {}, partVersion: stored.version } as const
  await insertRow(rows, PendingPart, newPart(gone))
}

async function openChange<T extends OwnedRow>(aside: Aside, type: ContentType<T>, id: number, partId?: number) {
  const { rows } = aside
  const row = await publishedRow(rows, type, id)
  const before = await pendingChangeOf(rows, type, id)
  const change = await putAside(aside, { type, row, before, publication: waitingToBeSeen })
  return { change, waiting: before?.parts.find((part) => part.partId === partId) }
}

/** Puts what waits of an item's parts into them. Those that are gone meanwhile stay gone. */
export async function applyParts(
  rows: EntityManager,
  type: new () => object,
  parts: PendingPart[],
  change: ItemChange,
) {
  const of = partTypeOf(rows.connection.getMetadata(type))
  if (!of) return
  const { tableName: table, target } = of.metadata
  const part = target as ContentType<PartRow>
  for (const { kind, partId, row, picture } of parts) {
    const stored = await storedRow(rows, part, partId)
    if (kind === "ADDED" && !stored) await insertRaw(rows, table, { ...row, [of.pictureKey.databaseName]: picture?.id })
    if (!stored) continue
    if (kind === "EDITED")
      await rows.update<ObjectLiteral>(part, partId, { ...row, ...(picture && { picture }), updatedAt: new Date() })
    if (kind === "REMOVED") await rows.delete(part, partId)
    if (kind === "EDITED" && !picture) continue
    await change.keepPictures([stored.picture.id])
  }
}
