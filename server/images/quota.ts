import { Column, Entity, type EntityManager, Index, MoreThan, PrimaryGeneratedColumn } from "typeorm"
import { Role } from "../access/roles.ts"
import { signedIn, type Viewer } from "../access/viewer.ts"
import { tooManyRequests } from "../api/failures.ts"
import { InstantColumn } from "../database/instant.ts"
import { lockedRows } from "../database/locked-rows.ts"

/**
 * How many pictures an account may store within any 24 hours: for a profile, a few tries; for whoever fills galleries, a
 * sports day; for the office, a move from another site.
 */
const perDay: Record<Role, number> = {
  [Role.PUBLIC]: 0,
  [Role.REGULAR]: 20,
  [Role.AUTHOR]: 20,
  [Role.EDITOR]: 1000,
  [Role.ADMINISTRATOR]: 5000,
  [Role.SUPERUSER]: 5000,
}

const dayMs = 24 * 60 * 60 * 1000

/** That an account stored a picture, whatever became of it since. Counted for a day. */
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

/** @throws TOO_MANY_REQUESTS for an account that has stored as many pictures as it may, with the time of the next. */
export async function requireQuota(rows: EntityManager, viewer: Viewer) {
  const quota = perDay[viewer.role]
  const recent = { userId: signedIn(viewer), createdAt: MoreThan(new Date(Date.now() - dayMs)) }
  const [oldest] = await rows.find(UploadCount, {
    where: recent,
    order: { createdAt: "DESC", id: "DESC" },
    skip: quota - 1,
    take: 1,
  })
  if (!oldest) return
  const seconds = Math.ceil((oldest.createdAt.getTime() + dayMs - Date.now()) / 1000)
  throw tooManyRequests(seconds, `An account of this role may store ${quota} pictures in a day.`)
}

/** Within the transaction that stores the picture. @throws as `requireQuota`, also where many come at once. */
export async function countUpload(rows: EntityManager, viewer: Viewer) {
  await rows.findOne("User", { select: { id: true }, where: { id: signedIn(viewer) }, ...lockedRows(rows) })
  await requireQuota(rows, viewer)
  await rows.insert(UploadCount, { userId: signedIn(viewer), createdAt: new Date() })
}
