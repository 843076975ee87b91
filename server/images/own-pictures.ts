import type { EntityManager } from "typeorm"
import { type Settings, SettingsError } from "../settings.ts"
import type { ImageStore } from "./image-store.ts"
import { Picture } from "./picture.ts"

/** A few may be lost. */
const maxLookedFor = 20

/**
 * For a site that has pictures already: in a bucket to which they were never brought, each would be missing, and in that
 * of another site its sweep would remove what is there.
 * @throws SettingsError for a bucket that holds none of the newest
 */
export async function requireOwnPictures(rows: EntityManager, store: ImageStore, { s3 }: Settings) {
  if (!s3) return
  const newest = await rows.find(Picture, {
    select: { id: true, file: true },
    order: { id: "DESC" },
    take: maxLookedFor,
  })
  for (const { file } of newest) if (await store.about(file)) return
  if (newest.length > 0)
    throw new SettingsError(
      `Setting IMAGES_URL is wrong: the bucket holds none of the site's ${newest.length} newest pictures, such as ${newest[0]?.file}. ` +
        "Bring them there by `npm run images -- copy`, put your copy of the bucket back, or name the bucket in which they lie.",
    )
}
