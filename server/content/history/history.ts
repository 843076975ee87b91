import type { GraphQLError } from "graphql"
import type { EntityManager, ObjectLiteral } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { conflict, inBin, notFound } from "../../base/failures/failures.ts"
import { changedMeanwhile, type IncomingEdit, type ItemChange } from "../items/item-history.ts"
import { type ItemKind, kindOf } from "../items/item-type.ts"
import type { RecordedRow } from "../items/record.ts"
import { moderatorRole } from "../items/visibility.ts"
import { BinnedItem } from "./bin.ts"
import { beginChange } from "./item-changes.ts"
import { Act, saveVersion } from "./log-act.ts"
import { saveRefusedEdit, withEdit } from "./refused-edit.ts"
import { snapshotOf } from "./snapshot.ts"
import { targetOf } from "./target.ts"
import { lastChange, nameOf, versionAt } from "./version-rows.ts"

type Type = new () => object

type Added = (items: ObjectLiteral[]) => Promise<void>

/**
 * Keeps every save as a version, and deleted items in a bin (docs/decisions/12-states-and-versions.md). `rows` is the
 * transaction of the write itself.
 */
export const history = {
  /** Runs before items, or parts of the item `first`, are added. Returns the function that records them. */
  async adding(rows: EntityManager, type: Type, first: ObjectLiteral, by: Viewer): Promise<Added> {
    const kind = kindOf(type)
    if (!kind) return async () => {}
    if (!kind.isPart) return (items) => saveAddedVersions(rows, kind, items, by)
    const change = await history.begin(rows, type, first, by)
    return () => change.saved()
  },

  async begin(rows: EntityManager, type: Type, row: ObjectLiteral, by: Viewer): Promise<ItemChange> {
    const target = await targetOf(rows, type, row)
    return target ? beginChange(rows, target, { type, row, by }) : untracked(row)
  },

  /** Undefined unless the viewer is the creator. */
  async creatorInBin(rows: EntityManager, type: Type, itemId: number, viewer: Viewer) {
    const kind = kindOf(type)
    if (!kind || viewer.id === null) return undefined
    const isOwn = await rows.existsBy(BinnedItem, { type: kind.name, itemId, ownerId: viewer.id })
    return isOwn ? viewer.id : undefined
  },

  /** Like `missingError`, but saves the edit as a version if the item is in the bin. */
  async refuseMissing(rows: EntityManager, type: Type, refused: RefusedBinEdit) {
    const error = await history.missingError(rows, type, refused.id, refused.by)
    const kind = kindOf(type)
    if (kind && error.extensions.inBin) await saveRefusedBinEdit(rows, kind, refused)
    return error
  },

  /** Returns the CONFLICT for a resent add that is not a plain retry. `item`: the added item; null if deleted. */
  async refuseRepeatedAdd(rows: EntityManager, type: Type, id: number, viewer: Viewer, item: RecordedRow | null) {
    if (!item) {
      const { by, at, inBin } = (await history.missingError(rows, type, id, viewer)).extensions as Deletion
      return conflict("This was added before, and has been deleted since.", null, { by, at, inBin })
    }
    const kind = kindOf(type)
    const last = kind ? await lastChange(rows, kind.name, id) : {}
    const words = item.version > 1 ? "This was added before, and has been changed since." : addedOtherwise
    return changedMeanwhile(item, last, words)
  },

  /** Returns the NOT_FOUND, which says whether the item is in the bin. */
  async missingError(rows: EntityManager, type: Type, itemId: number, { id, role }: Viewer): Promise<GraphQLError> {
    const kind = kindOf(type)
    const binned = kind && (await rows.findOne(BinnedItem, { where: { type: kind.name, itemId }, ...deletion }))
    if (!binned || (role < moderatorRole && (id === null || binned.ownerId !== id))) return notFound()
    return inBin({ by: nameOf(binned.deletedBy), at: binned.deletedAt.toISOString() })
  },
}

type Deletion = NonNullable<Parameters<typeof conflict>[2]>

const addedOtherwise = "This was added before with other content, which stays as it is."

interface RefusedBinEdit {
  id: number
  by: Viewer
  edit: IncomingEdit
  picture?: ObjectLiteral | null
}

async function saveRefusedBinEdit(rows: EntityManager, kind: ItemKind, { id, by, edit, picture }: RefusedBinEdit) {
  const binned = await rows.findOne(BinnedItem, {
    where: { type: kind.name, itemId: id },
    select: { id: true, ownerId: true },
  })
  const base = await versionAt(rows, kind.name, id, latest)
  if (!binned || !base) return
  const snapshot = withEdit(rows, kind, base, edit, picture)
  await saveRefusedEdit(
    rows,
    { kind, itemId: id, ownerId: binned.ownerId, by },
    { base, snapshot, itemVersion: edit.version ?? 1 },
  )
}

const latest = 2_147_483_647

const deletion = {
  select: { id: true, ownerId: true, deletedAt: true, deletedBy: { id: true, name: true } },
  relations: { deletedBy: true },
} as const

async function saveAddedVersions(rows: EntityManager, kind: ItemKind, items: ObjectLiteral[], by: Viewer) {
  for (const item of items) {
    const snapshot = await snapshotOf(rows, kind, item, true)
    await saveVersion(rows, { kind, item, ownerId: item.userId ?? null }, { act: Act.ADDED, by, snapshot })
  }
}

function untracked(row: ObjectLiteral): ItemChange {
  const before: ObjectLiteral = Object.assign(Object.create(Object.getPrototypeOf(row)), row)
  return {
    merge: async ({ version, fields, picture }) =>
      version == null || version === before.version ? { fields, picture } : { overlapping: Object.keys(fields) },
    refuse: async () => changedMeanwhile(before),
    keepPictures: async () => {},
    saved: async () => {},
    moveToBin: async () => {},
    removed: async () => {},
  }
}
