import type { EntityManager } from "typeorm"
import type { NotedAct } from "../content/item-history.ts"
import { insertRow } from "../database/insert-row.ts"
import { Activity } from "./activity.ts"
import type { Snapshot } from "./snapshot.ts"

type Noted = NotedAct & { at?: Date; snapshot?: Snapshot }

const defaults = {
  ...{
    userId: null,
    program: null,
    type: null,
    itemId: null,
    ownerId: null,
    title: "",
    changed: [],
    itemVersion: null,
  },
  ...{ snapshot: null, address: null, detail: "" },
}

/** Notes who did what, in the transaction that does it. Returns the id of the note, which is that of a version if it has a snapshot. */
export async function noteAct(rows: EntityManager, noted: Noted): Promise<number> {
  const { id } = await insertRow(
    rows,
    Activity,
    Object.assign(new Activity(), defaults, noted, { at: noted.at ?? new Date() }),
  )
  return id
}
