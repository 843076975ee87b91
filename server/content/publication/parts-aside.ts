import type { EntityManager, ObjectLiteral } from "typeorm"
import { signedIn } from "../../access/viewer.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { insertRaw } from "../history/raw-rows.ts"
import { partTypeOf } from "../history/snapshot.ts"
import type { MoreFields } from "../items/add-content.ts"
import { noteAdded } from "../items/added-item.ts"
import { ContentState } from "../items/content-state.ts"
import { type ContentInput, type ContentType, type OwnedRow, pictureRules } from "../items/content-type.ts"
import { changedMeanwhile, type ItemChange } from "../items/item-history.ts"
import type { Within } from "../items/merged-edit.ts"
import { asStored, type PendingChange, PendingPart, pendingChangeOf } from "../items/pending-change.ts"
import { storedRow } from "../items/shown-rows.ts"
import type { Picture } from "../pictures/picture.ts"
import type { Pictures } from "../pictures/pictures.ts"
import type { EditContext } from "./edit.ts"
import { type Aside, pictureAside, publishedRow, putAside } from "./keep-aside.ts"
import type { StateFollowers } from "./state-changes.ts"
import { isEmpty, type PartRow, removeChange } from "./waiting-change.ts"

interface PartsOf<T extends OwnedRow, P extends PartRow> {
  type: ContentType<T>
  id: number
  part: ContentType<P>
}

type OnePart<T extends OwnedRow, P extends PartRow> = PartsOf<T, P> & { partId: number }

const waitingToBeSeen = { as: ContentState.WAITING } as const

export class PartsAside {
  constructor(
    private readonly pictures: Pictures,
    private readonly followers: StateFollowers,
  ) {}

  add<T extends OwnedRow, P extends PartRow>(
    { type, id, part, inputs, more }: PartsOf<T, P> & { inputs: ContentInput[]; more: MoreFields },
    context: EditContext,
  ) {
    const brought = inputs.map(({ picture }) => picture)
    return this.within(brought, part, context, async (aside) => {
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
    })
  }

  edit<T extends OwnedRow, P extends PartRow>(
    { type, id, part, partId, input }: OnePart<T, P> & { input: ContentInput },
    context: EditContext,
  ) {
    return this.within([input.picture], part, context, async (aside) => {
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
      // An edit cancels a pending removal.
      const kind = waiting?.kind === "ADDED" ? "ADDED" : "EDITED"
      if (waiting) await rows.save(Object.assign(new PendingPart(), waiting, next, { kind }), { transaction: false })
      else await insertRow(rows, PendingPart, newPart({ changeId: change.id, partId, kind, ...next }))
      if (waiting?.picture && waiting.picture.id !== picture?.id) await pictures.drop([waiting.picture.id])
    })
  }

  /** Removes a part with the change; a pending part at once, and with the last the change if nothing else is in it. */
  remove<T extends OwnedRow, P extends PartRow>({ type, id, part, partId }: OnePart<T, P>, context: EditContext) {
    return this.within([], part, context, async (aside) => {
      const { rows, pictures } = aside
      const { row, change, waiting } = await openChange(aside, type, id, partId)
      if (waiting) await rows.delete(PendingPart, waiting.id)
      if (waiting?.picture) await pictures.drop([waiting.picture.id])
      const stored = await storedRow(rows, part, partId)
      if (!stored) return removeIfEmpty(aside, type, row)
      const gone = { changeId: change.id, partId, kind: "REMOVED", row: {}, partVersion: stored.version } as const
      await insertRow(rows, PendingPart, newPart(gone))
    })
  }

  private async within<P extends PartRow>(
    inputs: ContentInput["picture"][],
    part: ContentType<P>,
    { viewer, outbox }: EditContext,
    work: (aside: Aside) => Promise<void>,
  ) {
    const { followers } = this
    await this.pictures.write(inputs, pictureRules(part, viewer), (rows, pictures) =>
      work({ viewer, rows, pictures, followers }),
    )
    outbox.wake()
  }
}

const newPart = (fields: Partial<PendingPart>) => Object.assign(new PendingPart(), { picture: null }, fields)

async function unpublished(rows: EntityManager, part: new () => object, written: object): Promise<ObjectLiteral> {
  const { tableName } = rows.connection.getMetadata(part)
  const { id } = (await insertRow(rows, part, Object.assign(new part(), written))) as ObjectLiteral
  const [row] = await rows.query(`SELECT * FROM "${tableName}" WHERE "id" = $1`, [id])
  await rows.query(`DELETE FROM "${tableName}" WHERE "id" = $1`, [id])
  return row
}

async function openChange<T extends OwnedRow>(aside: Aside, type: ContentType<T>, id: number, partId?: number) {
  const { rows } = aside
  const row = await publishedRow(rows, type, id)
  const before = await pendingChangeOf(rows, type, id)
  const change = (await putAside(aside, { type, row, before, publication: waitingToBeSeen })) as PendingChange
  return { row, change, waiting: before?.parts.find((part) => part.partId === partId) }
}

async function removeIfEmpty({ rows, pictures }: Aside, type: new () => object, row: OwnedRow) {
  const change = await pendingChangeOf(rows, type, row.id)
  if (change && isEmpty(change, row)) await removeChange(rows, pictures, change)
}

/** Parts that were deleted meanwhile stay deleted. */
export async function applyParts(
  { rows, pictures }: Within,
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
    if (picture) pictures.noted(picture)
    if (kind === "ADDED" && !stored) await insertRaw(rows, table, { ...row, [of.pictureKey.databaseName]: picture?.id })
    if (!stored) continue
    if (kind === "EDITED")
      await rows.update<ObjectLiteral>(part, partId, { ...row, ...(picture && { picture }), updatedAt: new Date() })
    if (kind === "REMOVED") await rows.delete(part, partId)
    if (kind === "EDITED" && !picture) continue
    await change.keepPictures([stored.picture.id])
  }
}
