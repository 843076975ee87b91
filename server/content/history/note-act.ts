import type { EntityManager } from "typeorm"
import { insertRow } from "../../store/database/insert-row.ts"
import type { NotedAct } from "../items/item-history.ts"
import { Activity } from "./activity.ts"
import type { Snapshot } from "./snapshot.ts"

type Noted = NotedAct & { at?: Date; snapshot?: Snapshot }

/** Returns the act's id: that of a version, if it has a snapshot. */
export async function noteAct(rows: EntityManager, noted: Noted): Promise<number> {
  const activity = Object.assign(new Activity(), { changed: [] }, noted, { at: noted.at ?? new Date() })
  return (await insertRow(rows, Activity, activity)).id
}
