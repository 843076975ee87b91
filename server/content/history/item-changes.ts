import type { EntityManager, ObjectLiteral } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { actor, changedMeanwhile, type IncomingEdit, type ItemChange, type MergeResult } from "../items/item-history.ts"
import type { ItemKind } from "../items/item-type.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import { putIntoBin } from "./bin-rows.ts"
import { keepPictures } from "./kept-picture.ts"
import { Act, logAct, saveVersion } from "./log-act.ts"
import { saveRefusedEdit, withDescription, withEdit, withPart, withParts } from "./refused-edit.ts"
import {
  asJson,
  changedFields,
  contentFields,
  isSame,
  type Snapshot,
  type SnapshotPicture,
  snapshotOf,
  titleOf,
} from "./snapshot.ts"
import { itemOf, type Target } from "./target.ts"
import { thinVersions } from "./thin-versions.ts"
import { lastChange, latestVersion, versionAt } from "./version-rows.ts"

interface Before extends Target {
  type: new () => object
  row: ObjectLiteral
  by: Viewer
  snapshot: Snapshot
  versionId: number
}

/** An item of an older release gets its first version. */
export async function beginChange(rows: EntityManager, target: Target, edited: Pick<Before, "type" | "row" | "by">) {
  const { kind, item } = target
  const snapshot = await snapshotOf(rows, kind, item)
  const versionId = (await latestVersion(rows, kind.name, item.id)) ?? (await saveFirstVersion(rows, target, snapshot))
  return new ChangeOfItem(rows, { ...target, ...edited, snapshot, versionId })
}

function saveFirstVersion(rows: EntityManager, { kind, item, ownerId }: Target, snapshot: Snapshot) {
  const about = { type: kind.name, itemId: item.id, ownerId, title: titleOf(rows, kind, snapshot.fields) }
  const noted = { ...about, userId: ownerId, at: item.updatedAt, itemVersion: item.version, snapshot }
  return logAct(rows, { act: Act.ADDED, ...noted })
}

export class ChangeOfItem implements ItemChange {
  act: Act = Act.EDITED

  constructor(
    private readonly rows: EntityManager,
    private readonly before: Before,
  ) {}

  private get isPart() {
    return this.before.row !== this.before.item
  }

  async merge({ version, fields, picture }: IncomingEdit): Promise<MergeResult> {
    const { rows, before } = this
    if (version == null || version === before.row.version) return { fields, picture }
    // A higher version comes from another database, such as the one before a backup was restored.
    const isKnown = !this.isPart && version < before.row.version
    const base = isKnown ? await this.snapshotAt(version) : null
    if (!base) return { overlapping: Object.keys(fields) }
    const mine = mineOf(rows, before.kind, fields, base)
    const theirs = contentFields(before.kind, rows)
      .map(({ name }) => name)
      .filter((name) => !isSame(base.fields[name] ?? null, before.snapshot.fields[name]))
    const overlapping = theirs.filter((name) => name in mine && !isSame(mine[name], before.snapshot.fields[name]))
    const wantsPicture = isDifferentPicture(picture, base.picture)
    const hasPicture = !isSame(base.picture ?? null, before.snapshot.picture ?? null)
    if (wantsPicture && hasPicture) overlapping.push("picture")
    if (overlapping.length > 0) return { overlapping }
    if (theirs.length > 0 || hasPicture) this.act = Act.MERGED
    const known = new Set(Object.keys(base.fields))
    const applied = Object.entries(fields).filter(([name]) => name in mine || !known.has(name))
    return { fields: Object.fromEntries(applied), picture: wantsPicture ? picture : undefined }
  }

  private snapshotAt(version: number) {
    return versionAt(this.rows, this.before.kind.name, this.before.item.id, version)
  }

  async refuse(edit: IncomingEdit, { picture, stored, waiting }: Parameters<ItemChange["refuse"]>[1] = {}) {
    const { rows, before } = this
    const { kind, item, ownerId, row, by } = before
    const base = (!this.isPart && edit.version != null && (await this.snapshotAt(edit.version))) || before.snapshot
    const edited = this.isPart ? withPart(base, row.id, edit, picture) : withEdit(rows, kind, base, edit, picture)
    const snapshot = waiting?.length ? { ...edited, parts: withParts(edited.parts, waiting) } : edited
    const itemVersion = this.isPart ? item.version : edit.version
    await saveRefusedEdit(rows, { kind, itemId: item.id, ownerId, by }, { base, snapshot, itemVersion })
    return changedMeanwhile(stored ?? row, await lastChange(rows, kind.name, item.id))
  }

  async keepPictures(ids: number[]) {
    const { versionId: activityId, ownerId } = this.before
    await keepPictures(this.rows, { activityId, ownerId }, ids)
  }

  async saved(row?: ObjectLiteral) {
    const { rows, before } = this
    const { kind, ownerId, by } = before
    const stored = (!this.isPart && row) || (await itemOf(rows, kind, before.item.id))
    if (!stored) return
    const snapshot = await snapshotOf(rows, kind, stored)
    const changed = changedFields(before.snapshot, snapshot)
    if (changed.length === 0 && this.act !== Act.RESTORED) return
    const item = this.isPart ? await this.bumpParentVersion(stored) : stored
    await saveVersion(rows, { kind, item, ownerId }, { act: this.act, by, changed, snapshot })
    await thinVersions(rows, kind.name, item.id, item.version)
  }

  /** A part's change counts as a change of its item, whose other editors have not seen it. */
  private async bumpParentVersion(item: ObjectLiteral): Promise<ObjectLiteral> {
    const { rows, before } = this
    await rows.update<ObjectLiteral>(before.kind.type, item.id, { updatedAt: new Date() })
    return { ...item, version: item.version + 1 }
  }

  async moveToBin() {
    await putIntoBin(this.rows, this.before)
  }

  async removed() {
    if (this.isPart) return this.saved()
    const { kind, item, ownerId, by, snapshot } = this.before
    const about = { type: kind.name, itemId: item.id, ownerId, title: titleOf(this.rows, kind, snapshot.fields) }
    await logAct(this.rows, { act: Act.DELETED, ...about, ...actor(by), itemVersion: item.version })
  }
}

/** The fields in which an edit differs from an earlier state, in JSON. */
export function mineOf(rows: EntityManager, kind: ItemKind, fields: Record<string, unknown>, base: Snapshot) {
  const sent = contentFields(kind, rows).filter(({ name }) => fields[name] !== undefined)
  const changed = sent.filter(({ name }) => !isSame(asJson(fields[name]), base.fields[name] ?? null))
  return Object.fromEntries(changed.map(({ name }) => [name, asJson(fields[name])]))
}

export function isDifferentPicture(input: PictureInput | null | undefined, base: SnapshotPicture | null | undefined) {
  if (input === undefined) return false
  if (input === null || !base) return (input === null) !== (base == null)
  if (input.upload || input.name !== base.name) return true
  return !isSame(withDescription(base, input), base)
}
