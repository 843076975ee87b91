import type { GraphQLError } from "graphql"
import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import type { Database } from "../../store/database/database.ts"
import { history } from "../history/history.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import { AddContent } from "./add-content.ts"
import { ContentState } from "./content-state.ts"
import { type ContentInput, type ContentType, isStated, pictureRules, type Row, received } from "./content-type.ts"
import { requireFinished } from "./finished.ts"
import { changedMeanwhile, type IncomingEdit, type ItemChange, type Merged } from "./item-history.ts"
import { kindOf } from "./item-type.ts"
import { beginEdit, incomingEdit, pictureOf, requestedPicture, type Transaction, withUnseen } from "./merged-edit.ts"
import { isPending, type PublicationInput, stateFieldsFor } from "./publication-input.ts"
import { withPublicPicture } from "./read-content.ts"
import type { RecordedRow } from "./record.ts"
import { storedRow } from "./shown-rows.ts"
import { putTextPictures } from "./text-pictures.ts"

interface EditRequest<T extends RecordedRow> {
  type: ContentType<T>
  id: number
  input: ContentInput
  viewer: Viewer
}

type AlsoWithin<T> = (rows: EntityManager, item: T, pictures: PictureChanges, change: ItemChange) => Promise<void>

/** `@Auth` decides who may write. Reads as a visitor, unless `as` names a viewer. */
export class Content extends AddContent {
  as(viewer: Viewer): Content {
    return new Content(this.database, this.pictures, this.index, this.states, viewer)
  }

  of(database: Database): Content {
    return new Content(database, this.pictures, this.index, this.states, this.reader)
  }

  /** Merges an edit of an earlier `version` with later ones. @throws NOT_FOUND; CONFLICT, keeping it as a version */
  async edit<T extends RecordedRow>(
    type: ContentType<T>,
    id: number,
    input: ContentInput,
    viewer: Viewer,
    also: AlsoWithin<T> = async () => {},
  ): Promise<T> {
    const edited = await this.pictures.write([input.picture], pictureRules(type, viewer), async (rows, pictures) => {
      const sent = await withUnseen(rows, (await storedRow(rows, type, id)) ?? {}, viewer, input)
      return this.editWithin({ rows, pictures }, { type, id, input: sent, viewer }, also)
    })
    return itemOrThrow(edited)
  }

  /** Call `itemOrThrow` after the transaction, which stores the texts of a refused edit. */
  async editWithin<T extends RecordedRow>(
    within: Transaction,
    { type, id, input, viewer }: EditRequest<T>,
    also: AlsoWithin<T> = async () => {},
  ): Promise<Edited<T>> {
    const { rows, pictures } = within
    const before = await storedRow(rows, type, id)
    const sent = received(type, input, before ?? undefined)
    const edit = incomingEdit(sent)
    if (!before) return this.refuseMissing(within, { type, id, viewer }, edit)
    requireNotPublic(before, sent.publication)

    const result = await beginEdit(within, { type, row: before, viewer }, edit)
    if (result.refusal) return result
    const { change, merged } = result
    const pictured = await picturedBy(sent, { type, row: before, merged }, pictures)
    const changes = { ...merged.fields, ...stateFieldsOf(sent, before), updatedAt: new Date(), ...pictured }
    requireConsistent(type, before, { ...before, ...changes }, merged)

    await rows.update(type, id, { ...changes, ...type.derived?.({ ...before, ...changes }) } as never)
    await releaseReplaced(change, before, pictured, pictures)
    await putTextPictures({ ...within, change }, type, id, { ...before, ...changes })
    await also(rows, before, pictures, change)
    const item = await this.stored(rows, type, id)
    await this.checkAndIndex(rows, { type, before, item, viewer, newlyShown: pictures.newlyShown })
    await change.saved(item)
    await this.states.changed(rows, { type, before, item, viewer })
    await this.states.partsChanged(rows, type, item)
    return { item: withPublicPicture(item) }
  }

  private async refuseMissing<T extends RecordedRow>(
    { rows, pictures }: Transaction,
    { type, id, viewer }: Omit<EditRequest<T>, "input">,
    edit: IncomingEdit,
  ) {
    const picture = await requestedPicture(edit.picture, undefined, pictures)
    return { refusal: await history.refuseMissing(rows, type, { id, by: viewer, edit, picture }) }
  }

  /** Moves an item with its parts to the bin. Returns the item as it was. @throws NOT_FOUND */
  remove<T extends RecordedRow>(
    type: ContentType<T>,
    id: number,
    also?: (rows: EntityManager, item: T) => Promise<void>,
  ): Promise<T> {
    return this.pictures.inTransaction((rows, pictures) => this.removeWithin({ rows, pictures }, type, id, also))
  }

  async removeWithin<T extends RecordedRow>(
    { rows, pictures }: Transaction,
    type: ContentType<T>,
    id: number,
    also: (rows: EntityManager, item: T) => Promise<void> = async () => {},
  ): Promise<T> {
    const row = await this.stored(rows, type, id)
    const change = await history.begin(rows, type, row, this.reader)
    await change.moveToBin()
    await pictures.dropWith(type, id, () => rows.delete(type, id))
    await kindOf(type)?.onDelete?.(rows, row)
    await also(rows, row)
    if (type.search) await this.index.remove(rows, type.search.kind, id)
    await change.removed()
    await this.states.removed(rows, type, row)
    await this.states.partsChanged(rows, type, row)
    return row
  }

  /** @throws NOT_FOUND, which says whether the item is in the bin */
  private async stored<T extends Row>(rows: EntityManager, type: ContentType<T>, id: number): Promise<T> {
    const row = await storedRow(rows, type, id)
    if (!row) throw await history.missingError(rows, type, id, this.reader)
    return row
  }
}

export type Edited<T> = { item: T; refusal?: undefined } | { item?: undefined; refusal: GraphQLError }

async function picturedBy<T extends Row>(
  { picture: sentPicture }: ContentInput,
  { type, row, merged }: { type: ContentType<T>; row: T; merged: Merged },
  pictures: PictureChanges,
): Promise<{ picture?: Picture | null }> {
  if (sentPicture instanceof Picture) return { picture: pictures.markShown(sentPicture) }
  if (merged.picture === null) return type.pictureMayGo ? { picture: null } : {}
  const picture = merged.picture && (await pictures.claim(0, { current: pictureOf(row) }))
  return picture ? { picture } : {}
}

async function releaseReplaced(
  change: ItemChange,
  before: object,
  pictured: { picture?: Picture | null },
  pictures: PictureChanges,
) {
  const current = pictureOf(before)
  if (!current || !("picture" in pictured) || current.id === pictured.picture?.id) return
  await change.keepPictures([current.id])
  await pictures.drop([current.id])
}

const stateFieldsOf = ({ publication }: ContentInput, before: object) =>
  isStated(before) && publication ? stateFieldsFor(publication, new Date(), before) : {}

/** Keeps an edit for later from being public at once. @throws CONFLICT if somebody else has published the item */
function requireNotPublic(before: object, publication?: PublicationInput | null) {
  if (!isStated(before) || before.state !== PUBLISHED || !publication || publication.backTo !== undefined) return
  if (isPending(publication)) throw changedMeanwhile(before)
}

/** @throws BAD_USER_INPUT for an inconsistent item, or an unfinished one that is not a draft */
function requireConsistent<T extends Row>(type: ContentType<T>, before: T, next: T, { fields }: Merged) {
  type.check?.(next)
  if (!isStated(before) || !isStated(next) || next.state === DRAFT) return
  requireFinished(type, next, before.state === DRAFT ? undefined : Object.keys(fields))
}

export function itemOrThrow<T>({ item, refusal }: Edited<T>): T {
  if (refusal) throw refusal
  return item
}

const { DRAFT, PUBLISHED } = ContentState
