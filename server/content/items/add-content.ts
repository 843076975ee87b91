import type { EntityManager } from "typeorm"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Database } from "../../store/database/database.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { violatesUnique } from "../../store/database/unique.ts"
import { history } from "../history/history.ts"
import type { GateCheck } from "../pictures/gate.ts"
import type { Pictures } from "../pictures/pictures.ts"
import type { StateEffects } from "../publication/state-changes.ts"
import type { Search } from "../search/search.ts"
import { findAddedItem, saveAddedItem, withDigest } from "./added-item.ts"
import type { Author } from "./author.ts"
import { ContentState } from "./content-state.ts"
import { type ContentInput, type ContentType, type OwnedRow, pictureRules, received } from "./content-type.ts"
import { requireFinished } from "./finished.ts"
import type { Transaction } from "./merged-edit.ts"
import { stateFieldsFor } from "./publication-input.ts"
import { ReadContent, withPublicPicture } from "./read-content.ts"
import type { RecordedRow } from "./record.ts"
import { hasRelation } from "./shown-rows.ts"
import { putTextPictures } from "./text-pictures.ts"

/** Returns further fields for each of `count` new items. */
export type MoreFields = (rows: EntityManager, count: number) => Promise<object[]>

type Admitted<T extends RecordedRow> = GateCheck & { type: ContentType<T>; item: T }

export class AddContent extends ReadContent {
  constructor(
    database: Database,
    protected readonly pictures: Pictures,
    protected readonly index: Search,
    readonly states: StateEffects,
    reader?: Viewer,
  ) {
    super(database, reader)
  }

  /** The creator is the viewer, regardless of the input. */
  async add<T extends RecordedRow>(type: ContentType<T>, input: ContentInput, viewer: Viewer): Promise<T> {
    const [item] = await this.addMany(type, [input], viewer)
    return item as T
  }

  /** Adds all or none. A retry returns what it added. @throws CONFLICT for an add that is not a plain retry */
  async addMany<T extends RecordedRow>(
    type: ContentType<T>,
    sent: ContentInput[],
    viewer: Viewer,
    more: MoreFields = async () => [],
  ): Promise<T[]> {
    const inputs = sent.map(withDigest)
    const existing = await this.addedBefore(type, inputs, viewer)
    const fresh = inputs.filter((_, index) => !existing[index])
    const added = await this.insertMany(type, fresh, viewer, more).catch(async (error) => {
      // Two adds with one key may run at once: the slower one finds the items of the faster.
      const faster = violatesUnique(error) ? await this.addedBefore(type, fresh, viewer) : []
      return faster.length > 0 && faster.every((item) => item !== null) ? faster : Promise.reject(error)
    })
    return existing.map((before) => before ?? (added.shift() as T))
  }

  private async insertMany<T extends RecordedRow>(
    type: ContentType<T>,
    inputs: ContentInput[],
    viewer: Viewer,
    more: MoreFields,
  ): Promise<T[]> {
    if (inputs.length === 0) return []
    const requested = inputs.map((input) => received(type, input).picture)
    return this.pictures.write(requested, pictureRules(type, viewer), (rows, pictures) =>
      this.addWithin({ rows, pictures }, type, inputs, viewer, more),
    )
  }

  /** `pictures` must be in the order of the inputs. */
  async addWithin<T extends RecordedRow>(
    { rows, pictures }: Transaction,
    type: ContentType<T>,
    inputs: ContentInput[],
    viewer: Viewer,
    more: MoreFields = async () => [],
  ): Promise<T[]> {
    const userId = accountIdOf(viewer)
    const author = { id: userId, name: viewer.name ?? "" }
    const added: T[] = []
    const further = await more(rows, inputs.length)
    const now = new Date()
    const recordAdded = await history.adding(rows, type, further[0] ?? {}, viewer)
    for (const [index, input] of inputs.entries()) {
      const {
        picture: sent,
        version: _version,
        idempotencyKey,
        digest = null,
        publication,
        ...fields
      } = received(type, input)
      const picture = (await pictures.claim(index)) ?? null
      const requested = publication ?? { as: PUBLISHED }
      const stated = type.listedStates && stateFieldsFor(requested, now)
      if (stated && requested.as !== DRAFT) requireFinished(type, { ...fields, picture: sent })
      const written = { ...fields, ...stated, ...further[index], userId, picture, createdAt: now, updatedAt: now }
      const item = await insert(rows, type, written, author)
      await putTextPictures({ rows, pictures, isNew: true }, type, item.id, fields)
      const field = type.manyAs && `${type.manyAs}.${index}`
      await this.checkAndIndex(rows, { type, item, viewer, newlyShown: pictures.newlyShown, field })
      if (idempotencyKey)
        await saveAddedItem(rows, { userId, idempotencyKey, type: type.name, itemId: item.id, digest })
      added.push(item)
    }
    await recordAdded(added)
    for (const item of added) await this.states.changed(rows, { type, item, viewer })
    const [first] = added
    if (first) await this.states.partsChanged(rows, type, first)
    return added
  }

  /** Runs for every item that is added, changed or restored: checks its pictures and indexes it for search. */
  async checkAndIndex<T extends RecordedRow>(rows: EntityManager, admitted: Admitted<T>) {
    const { type, before, item } = admitted
    await this.pictures.gate.check(rows, admitted)
    await this.index[before ? "put" : "add"](rows, type, item)
  }

  /** Null for new adds; otherwise the items that the same request added. @throws CONFLICT, BAD_USER_INPUT */
  addedBefore<T extends RecordedRow>(
    type: ContentType<T>,
    inputs: ContentInput[],
    viewer: Viewer,
    find = (id: number): Promise<T | null> => new ReadContent(this.database, viewer).one(type, id),
  ): Promise<(T | null)[]> {
    const { read } = this.database
    return Promise.all(
      inputs.map(async ({ idempotencyKey, digest, picture: sent }) => {
        const added = idempotencyKey && (await findAddedItem(read, { userId: accountIdOf(viewer), idempotencyKey }))
        if (!added) return null
        if (added.type !== type.name)
          throw badInput({ idempotencyKey: "Something else was added under this name. Please make up another one." })
        const item = await find(added.itemId)
        if (item?.version === firstVersion) {
          const { picture = null } = item as Partial<OwnedRow>
          if (added.digest === digest && (await this.pictures.isShown(picture, sent, viewer))) return item
        }
        throw await history.refuseRepeatedAdd(read, type, added.itemId, viewer, item)
      }),
    )
  }
}

const { DRAFT, PUBLISHED } = ContentState

async function insert<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, fields: object, user: Author) {
  const item = Object.assign(new type(), fields)
  type.check?.(item)
  await insertRow(rows, type, Object.assign(item, type.derived?.(item)))
  return withPublicPicture(hasRelation(rows, type, "user") ? Object.assign(item, { user }) : item)
}

/** Incremented by every change, including a restore from the bin. */
const firstVersion = 1
