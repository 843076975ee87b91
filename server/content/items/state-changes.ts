import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import type { ContentType } from "./content-type.ts"
import type { RecordedRow } from "./record.ts"

export interface StateChange<T extends RecordedRow> {
  type: ContentType<T>
  /** The item before the change; absent for a new one. */
  before?: T
  item: T
  viewer: Viewer
}

/** Consequences of a change to an item, including items without states. */
export interface StateChanges {
  /** Called for every item that is added or changed. */
  changed<T extends RecordedRow>(rows: EntityManager, change: StateChange<T>): Promise<void>
  /** Called for an item that is put into the bin. */
  removed<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T): Promise<void>
  /** Called for an item or a part that is out of the bin again. */
  restored<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T): Promise<void>
  /** Called for rows within an item, such as a gallery's pictures, with any one that was added, changed or removed. */
  partsChanged(rows: EntityManager, part: new () => object, row: object): Promise<void>
}
