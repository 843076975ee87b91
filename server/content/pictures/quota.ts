import { Column, Entity, type EntityManager, Index, PrimaryGeneratedColumn } from "typeorm"
import { Role } from "../../access/roles.ts"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
import { tooManyRequests } from "../../base/failures/failures.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { InstantColumn } from "../../store/database/instant.ts"

/** Per 24 hours: a user tries a few profile pictures, an editor adds a sports day, the office moves a whole site. */
export const quotaPerDay: Record<Role, number> = {
  [Role.PUBLIC]: 0,
  [Role.REGULAR]: 20,
  [Role.AUTHOR]: 20,
  [Role.EDITOR]: 1000,
  [Role.ADMINISTRATOR]: 5000,
  [Role.SUPERUSER]: 5000,
}

const dayMs = 24 * 60 * 60 * 1000

/** Outlives a deleted picture. Counts for a day. */
@Entity("uploads")
@Index(["userId", "createdAt"])
export class UploadCount {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  userId!: number

  @Index()
  @InstantColumn()
  createdAt!: Date
}

/** @throws TOO_MANY_REQUESTS with the time of the next upload */
export async function requireQuota(rows: EntityManager, viewer: Viewer) {
  const quota = quotaPerDay[viewer.role]
  const sql =
    'SELECT "createdAt" FROM "uploads" WHERE "userId" = $1 AND "createdAt" BETWEEN $2 AND $3 ORDER BY "createdAt" DESC LIMIT 1 OFFSET $4'
  const now = new Date()
  const yesterday = new Date(now.getTime() - dayMs).toISOString()
  // Ignores future uploads, which a clock running ahead has stored.
  const [oldest] = await rows.query(sql, [accountIdOf(viewer), yesterday, now.toISOString(), quota - 1])
  if (!oldest) return
  const seconds = Math.ceil((new Date(oldest.createdAt).getTime() + dayMs - now.getTime()) / 1000)
  const text = "An account of this role may store {quota} pictures in a day."
  throw tooManyRequests(seconds, { text, values: { quota } })
}

/** Runs in the picture's transaction. @throws as `requireQuota`, also for concurrent uploads */
export async function countUpload(rows: EntityManager, viewer: Viewer) {
  await requireQuota(rows, viewer)
  const counted = { userId: accountIdOf(viewer), createdAt: new Date() }
  await insertRow(rows, UploadCount, Object.assign(new UploadCount(), counted))
}
