import type { EntityManager, ObjectLiteral } from "typeorm"
import type { Viewer } from "../access/viewer.ts"
import { Act } from "../content/act.ts"
import { type BroughtEdit, changedMeanwhile, type ItemChange, type Weighed } from "../content/item-history.ts"
import type { Picture } from "../images/picture.ts"
import type { PictureInput } from "../images/picture-input.ts"
import { putIntoBin } from "./bin-rows.ts"
import { keepPictures } from "./kept-picture.ts"
import { noteAct } from "./note-act.ts"
import {
  asKept,
  changedFields,
  contentFields,
  isSame,
  type KeptUse,
  picturesIn,
  plain,
  type Snapshot,
  snapshotOf,
  titleOf,
} from "./snapshot.ts"
import { itemOf, type Target } from "./target.ts"
import { lastChange, latestVersion, versionAt } from "./version-rows.ts"

/** What is known of an item before it changes. */
interface Before extends Target {
  type: new () => object
  /** What is edited or deleted: the item, or a part of it. */
  row: ObjectLiteral
  by: Viewer
  snapshot: Snapshot
  /** Its last version. */
  versionId: number
}

/** Looks at an item before it changes. What an older release has stored gets its first version. */
export async function beginChange(
  rows: EntityManager,
  target: Target,
  edited: Pick<Before, "type" | "row" | "by">,
): Promise<ChangeOfItem> {
  const { kind, item } = target
  const snapshot = await snapshotOf(rows, kind, item)
  const versionId = (await latestVersion(rows, kind.name, item.id)) ?? (await noteFirst(rows, target, snapshot))
  return new ChangeOfItem(rows, { ...target, ...edited, snapshot, versionId })
}

function noteFirst(rows: EntityManager, { kind, item, ownerId }: Target, snapshot: Snapshot) {
  const of = { type: kind.name, itemId: item.id, ownerId, title: titleOf(rows, kind, snapshot.fields) }
  const noted = { ...of, userId: ownerId, at: item.updatedAt, itemVersion: item.version, snapshot }
  return noteAct(rows, { act: Act.ADDED, ...noted })
}

/** One change of an item, or of a part of it, that is under way. */
export class ChangeOfItem implements ItemChange {
  act = Act.EDITED

  constructor(
    private readonly rows: EntityManager,
    private readonly before: Before,
  ) {}

  private get isPart() {
    return this.before.row !== this.before.item
  }

  async weigh({ version, fields, picture }: BroughtEdit): Promise<Weighed> {
    const { rows, before } = this
    if (version == null || version === before.row.version) return { fields, picture }
    const base = this.isPart ? null : await this.snapshotAt(version)
    if (!base) return { overlapping: Object.keys(fields) }
    const mine = this.mine(fields, base)
    const theirs = contentFields(rows, before.kind)
      .map(({ name }) => name)
      .filter((name) => !isSame(base.fields[name] ?? null, before.snapshot.fields[name]))
    const overlapping = theirs.filter((name) => name in mine && !isSame(mine[name], before.snapshot.fields[name]))
    const wantsPicture = isAnother(picture, base.picture)
    const hasPicture = !isSame(base.picture ?? null, before.snapshot.picture ?? null)
    if (wantsPicture && hasPicture) overlapping.push("picture")
    if (overlapping.length > 0) return { overlapping }
    if (theirs.length > 0 || hasPicture) this.act = Act.MERGED
    const known = new Set(Object.keys(base.fields))
    const kept = Object.entries(fields).filter(([name]) => name in mine || !known.has(name))
    return { fields: Object.fromEntries(kept), picture: wantsPicture ? picture : undefined }
  }

  /** Of the fields that an edit brings, those that it changes, as JSON has them. */
  private mine(fields: Record<string, unknown>, base: Snapshot) {
    const brought = contentFields(this.rows, this.before.kind).filter(({ name }) => fields[name] !== undefined)
    const changed = brought.filter(({ name }) => !isSame(plain(fields[name]), base.fields[name] ?? null))
    return Object.fromEntries(changed.map(({ name }) => [name, plain(fields[name])]))
  }

  private snapshotAt(version: number) {
    return versionAt(this.rows, this.before.kind.name, this.before.item.id, version)
  }

  async refuse(
    { fields, version, picture: input }: BroughtEdit,
    { picture, stored }: Parameters<ItemChange["refuse"]>[1] = {},
  ) {
    const { rows, before } = this
    const { kind, item, row } = before
    if (!this.isPart) {
      const base = (version != null && (await this.snapshotAt(version))) || before.snapshot
      const wanted = picture === undefined ? said(base.picture, input) : asKept(picture as Picture | null)
      const snapshot: Snapshot = {
        ...base,
        fields: { ...base.fields, ...this.mine(fields, base) },
        ...("picture" in base && { picture: wanted }),
      }
      await this.noteRefused(base, snapshot, version)
    }
    return changedMeanwhile(stored ?? row, await lastChange(rows, kind.name, item.id))
  }

  /** Sent again by somebody who does not see the answer, it is kept once. */
  private async noteRefused(base: Snapshot, snapshot: Snapshot, version?: number | null) {
    const { rows, before } = this
    const { kind, item, ownerId, by } = before
    const last = await versionAt(rows, kind.name, item.id, version ?? 0, by.id)
    if (last && changedFields(last, snapshot).length === 0) return
    const of = { type: kind.name, itemId: item.id, ownerId, title: titleOf(rows, kind, snapshot.fields) }
    const noted = { ...of, userId: by.id, changed: changedFields(base, snapshot), itemVersion: version, snapshot }
    const activityId = await noteAct(rows, { act: Act.CONFLICTED, ...noted })
    await keepPictures(
      rows,
      { activityId, ownerId },
      picturesIn(snapshot).map(({ id }) => id),
    )
  }

  async keepPictures(ids: number[]) {
    const { versionId: activityId, ownerId } = this.before
    await keepPictures(this.rows, { activityId, ownerId }, ids)
  }

  async saved() {
    const { rows, before } = this
    const { kind, ownerId, by } = before
    const item = await itemOf(rows, kind, before.item.id)
    if (!item) return
    const snapshot = await snapshotOf(rows, kind, item)
    const changed = changedFields(before.snapshot, snapshot)
    if (changed.length === 0 && this.act === Act.EDITED) return
    const of = { type: kind.name, itemId: item.id, ownerId, title: titleOf(rows, kind, snapshot.fields) }
    await noteAct(rows, { act: this.act, ...of, userId: by.id, changed, itemVersion: item.version, snapshot })
  }

  async toBin() {
    await putIntoBin(this.rows, this.before)
  }

  async removed() {
    if (this.isPart) return this.saved()
    const { kind, item, ownerId, by, snapshot } = this.before
    const of = { type: kind.name, itemId: item.id, ownerId, title: titleOf(this.rows, kind, snapshot.fields) }
    await noteAct(this.rows, { act: Act.DELETED, ...of, userId: by.id, itemVersion: item.version })
  }
}

/** Whether an edit asks for another picture than the one that it began with, or says something else of it. */
function isAnother(input: PictureInput | null | undefined, base: KeptUse | null | undefined): boolean {
  if (input === undefined) return false
  if (input === null || !base) return (input === null) !== (base == null)
  if (input.upload || input.name !== base.name) return true
  return !isSame(said(base, input), base)
}

/** A picture with what an edit says of it. */
function said(base: KeptUse | null | undefined, input: PictureInput | null | undefined): KeptUse | null {
  if (!base || input === null) return null
  const { alt, focus } = input ?? {}
  return {
    ...base,
    ...(alt !== undefined && { words: alt }),
    ...(focus && { focusX: focus.x, focusY: focus.y }),
  }
}
