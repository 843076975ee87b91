import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import type { ContentType } from "./content-type.ts"
import type { RecordedRow } from "./record.ts"

export interface StateChange<T extends RecordedRow> {
  type: ContentType<T>
  /** Absent for a new item. */
  before?: T
  item: T
  viewer: Viewer
}

export interface StateChanges {
  /** Called for every added or changed item. */
  changed<T extends RecordedRow>(rows: EntityManager, change: StateChange<T>): Promise<void>
  removed<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T): Promise<void>
  restored<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T): Promise<void>
  /** Called with one of the added, changed or removed rows within an item, such as a gallery's pictures. */
  partsChanged(rows: EntityManager, part: new () => object, row: object): Promise<void>
}
