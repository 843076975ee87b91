import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { actor, type LoggedAct } from "../items/item-history.ts"
import { Activity } from "./activity.ts"
import { type Snapshot, titleOf } from "./snapshot.ts"
import type { Target } from "./target.ts"

export { Act } from "../items/act.ts"

type Noted = LoggedAct & { at?: Date; snapshot?: Snapshot }

/** Returns the act's id: that of a version, if it has a snapshot. */
export async function logAct(rows: EntityManager, noted: Noted): Promise<number> {
  const activity = Object.assign(new Activity(), { changed: [] }, noted, { at: noted.at ?? new Date() })
  return (await insertRow(rows, Activity, activity)).id
}

interface NotedVersion extends Pick<LoggedAct, "act" | "changed" | "itemVersion"> {
  by: Viewer
  snapshot: Snapshot
}

/** Keeps an item as it is after an act. Returns the version's id. */
export function saveVersion(rows: EntityManager, { kind, item, ownerId }: Target, { by, ...noted }: NotedVersion) {
  const about = { type: kind.name, itemId: item.id, ownerId, title: titleOf(rows, kind, noted.snapshot.fields) }
  return logAct(rows, { ...about, ...actor(by), itemVersion: item.version, ...noted })
}
