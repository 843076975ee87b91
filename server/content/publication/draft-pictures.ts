import { type EntityManager, In } from "typeorm"
import type { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import { Draft, DraftPicture } from "./draft.ts"

/** Pictures outlive a discarded draft, as its writer may restore it. */
const discardedMs = 24 * 60 * 60 * 1000

/** Keeps the previous names if none are given. */
export async function namePictures(
  rows: EntityManager,
  changes: PictureChanges,
  { userId, key }: Draft,
  names: readonly string[] | null | undefined,
): Promise<DraftPicture[]> {
  const before = await rows.find(DraftPicture, { where: { userId, key }, relations: { picture: true } })
  if (!names) return before
  const pictures = await claimPictures(names, changes, before)
  const [newIds, oldIds] = [pictures.map(({ id }) => id), before.map(({ pictureId }) => pictureId)]
  const named = pictures.map((picture) => rows.create(DraftPicture, { userId, key, pictureId: picture.id, picture }))
  const added = named.filter(({ pictureId }) => !oldIds.includes(pictureId))
  if (added.length > 0) await rows.insert(DraftPicture, added)
  const removed = oldIds.filter((id) => !newIds.includes(id))
  await rows.delete(DraftPicture, { userId, key, pictureId: In(removed) })
  await changes.drop(removed)
  return named
}

async function claimPictures(names: readonly string[], changes: PictureChanges, before: DraftPicture[]) {
  const pictures = new Map<number, Picture>()
  for (const [index, name] of names.entries()) {
    const current = before.find(({ picture }) => picture.name === name || picture.file === name)?.picture
    const picture = await changes.claim(index, { current })
    if (picture) pictures.set(picture.id, picture)
  }
  return [...pictures.values()]
}

export async function removeDrafts(rows: EntityManager, changes: PictureChanges, userId: number, keys: string[]) {
  if (keys.length === 0) return
  const drafts = { userId, key: In(keys) }
  const named = await rows.findBy(DraftPicture, drafts)
  await rows.delete(Draft, drafts)
  await changes.drop(named.map(({ pictureId }) => pictureId))
}

/** For discarded or sent drafts, after a day. The next sweep of pictures removes the files. */
export async function releaseDiscarded(rows: EntityManager) {
  await rows.query(
    `DELETE FROM "draft_pictures" WHERE EXISTS (SELECT 1 FROM "drafts" WHERE "drafts"."userId" = "draft_pictures"."userId"
       AND "drafts"."key" = "draft_pictures"."key" AND "drafts"."discardedAt" < $1)`,
    [new Date(Date.now() - discardedMs).toISOString()],
  )
}
