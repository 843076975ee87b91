import type { EntityManager, ObjectLiteral } from "typeorm"
import { accountIdOf } from "../../access/viewer.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { insertRaw } from "../history/raw-rows.ts"
import { partTypeOf } from "../history/snapshot.ts"
import type { MoreFields } from "../items/add-content.ts"
import { saveAddedItem } from "../items/added-item.ts"
import { ContentState } from "../items/content-state.ts"
import { type ContentInput, type ContentType, type OwnedRow, pictureRules } from "../items/content-type.ts"
import { changedMeanwhile, type ItemChange } from "../items/item-history.ts"
import type { Transaction } from "../items/merged-edit.ts"
import { asStored, type PendingChange, PendingPart, pendingChangeOf } from "../items/pending-change.ts"
import { storedRow } from "../items/shown-rows.ts"
import type { Picture } from "../pictures/picture.ts"
import type { Pictures } from "../pictures/pictures.ts"
import type { EditContext } from "./edit.ts"
import { type ChangeTransaction, pendingPicture, publishedRow, putPendingChange } from "./save-pending-change.ts"
import type { StateEffects } from "./state-changes.ts"
import { isEmpty, type PartRow, removeChange } from "./waiting-change.ts"

interface PartsOf<T extends OwnedRow, P extends PartRow> {
  type: ContentType<T>
  id: number
  part: ContentType<P>
}

type OnePart<T extends OwnedRow, P extends PartRow> = PartsOf<T, P> & { partId: number }

const waitingForReview = { as: ContentState.WAITING } as const

export class PendingParts {
  constructor(
    private readonly pictures: Pictures,
    private readonly followers: StateEffects,
  ) {}

  add<T extends OwnedRow, P extends PartRow>(
    { type, id, part, inputs, more }: PartsOf<T, P> & { inputs: ContentInput[]; more: MoreFields },
    context: EditContext,
  ) {
    const requested = inputs.map(({ picture }) => picture)
    return this.within(requested, part, context, async (transaction) => {
      const { rows, pictures, viewer } = transaction
      const { change } = await openChange(transaction, type, id)
      const further = await more(rows, inputs.length)
      for (const [index, { picture: _, idempotencyKey, digest = null, ...fields }] of inputs.entries()) {
        const picture = (await pictures.claim(index)) as Picture
        const now = new Date()
        const written = { ...fields, ...further[index], picture, createdAt: now, updatedAt: now }
        const row = await unpublishedRow(rows, part, written)
        const partId = row.id as number
        await insertRow(rows, PendingPart, newPart({ changeId: change.id, partId, kind: "ADDED", row, picture }))
        if (idempotencyKey)
          await saveAddedItem(rows, {
            userId: accountIdOf(viewer),
            idempotencyKey,
            type: part.name,
            itemId: partId,
            digest,
          })
      }
    })
  }

  edit<T extends OwnedRow, P extends PartRow>(
    { type, id, part, partId, input }: OnePart<T, P> & { input: ContentInput },
    context: EditContext,
  ) {
    return this.within([input.picture], part, context, async (transaction) => {
      const { rows, pictures } = transaction
      const { picture: requested, version, ...fields } = input
      const stored = await storedRow(rows, part, partId)
      if (stored && version != null && version !== stored.version) throw changedMeanwhile(stored)
      const { change, waiting } = await openChange(transaction, type, id, partId)
      const pictured = requested
        ? await pendingPicture(pictures, { requested, before: waiting ?? null, row: stored ?? { picture: null } })
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
    return this.within([], part, context, async (transaction) => {
      const { rows, pictures } = transaction
      const { row, change, waiting } = await openChange(transaction, type, id, partId)
      if (waiting) await rows.delete(PendingPart, waiting.id)
      if (waiting?.picture) await pictures.drop([waiting.picture.id])
      const stored = await storedRow(rows, part, partId)
      if (!stored) return removeIfEmpty(transaction, type, row)
      const removal = { changeId: change.id, partId, kind: "REMOVED", row: {}, partVersion: stored.version } as const
      await insertRow(rows, PendingPart, newPart(removal))
    })
  }

  private async within<P extends PartRow>(
    inputs: ContentInput["picture"][],
    part: ContentType<P>,
    { viewer, outbox }: EditContext,
    work: (transaction: ChangeTransaction) => Promise<void>,
  ) {
    const { followers } = this
    await this.pictures.write(inputs, pictureRules(part, viewer), (rows, pictures) =>
      work({ viewer, rows, pictures, followers }),
    )
    outbox.wake()
  }
}

const newPart = (fields: Partial<PendingPart>) => Object.assign(new PendingPart(), { picture: null }, fields)

async function unpublishedRow(rows: EntityManager, part: new () => object, written: object): Promise<ObjectLiteral> {
  const { tableName } = rows.connection.getMetadata(part)
  const { id } = (await insertRow(rows, part, Object.assign(new part(), written))) as ObjectLiteral
  const [row] = await rows.query(`SELECT * FROM "${tableName}" WHERE "id" = $1`, [id])
  await rows.query(`DELETE FROM "${tableName}" WHERE "id" = $1`, [id])
  return row
}

async function openChange<T extends OwnedRow>(
  transaction: ChangeTransaction,
  type: ContentType<T>,
  id: number,
  partId?: number,
) {
  const { rows } = transaction
  const row = await publishedRow(rows, type, id)
  const before = await pendingChangeOf(rows, type, id)
  const change = (await putPendingChange(transaction, {
    type,
    row,
    before,
    publication: waitingForReview,
  })) as PendingChange
  return { row, change, waiting: before?.parts.find((part) => part.partId === partId) }
}

async function removeIfEmpty({ rows, pictures }: ChangeTransaction, type: new () => object, row: OwnedRow) {
  const change = await pendingChangeOf(rows, type, row.id)
  if (change && isEmpty(change, row)) await removeChange(rows, pictures, change)
}

/** Parts that were deleted meanwhile stay deleted. */
export async function applyParts(
  { rows, pictures }: Transaction,
  type: new () => object,
  parts: PendingPart[],
  change: ItemChange,
) {
  const partType = partTypeOf(rows.connection.getMetadata(type))
  if (!partType) return
  const { tableName: table, target } = partType.metadata
  const part = target as ContentType<PartRow>
  for (const { kind, partId, row, picture } of parts) {
    const stored = await storedRow(rows, part, partId)
    if (picture) pictures.markShown(picture)
    if (kind === "ADDED" && !stored)
      await insertRaw(rows, table, { ...row, [partType.pictureKey.databaseName]: picture?.id })
    if (!stored) continue
    if (kind === "EDITED")
      await rows.update<ObjectLiteral>(part, partId, { ...row, ...(picture && { picture }), updatedAt: new Date() })
    if (kind === "REMOVED") await rows.delete(part, partId)
    if (kind === "EDITED" && !picture) continue
    await change.keepPictures([stored.picture.id])
  }
}
