import type { EntityManager } from "typeorm"
import type { ContentType } from "../content/content.ts"
import type { PendingPart } from "../content/pending-change.ts"
import type { RecordedRow } from "../content/record.ts"
import { storedRow } from "../content/shown-rows.ts"
import { partTypeOf } from "../history/snapshot.ts"
import type { Picture } from "../images/picture.ts"

export type PartRow = RecordedRow & { picture: Picture }

/** Whether somebody has changed one of the parts since a change of it was written. */
export async function hasOvertakenParts(rows: EntityManager, type: new () => object, parts: PendingPart[]) {
  const of = parts.length > 0 && partTypeOf(rows.connection.getMetadata(type))
  if (!of) return false
  for (const { partId, partVersion, kind } of parts) {
    const stored = kind === "ADDED" ? null : await storedRow(rows, of.metadata.target as ContentType<PartRow>, partId)
    if (stored && stored.version !== partVersion) return true
  }
  return false
}
