import type { EntityManager } from "typeorm"
import { imagesFolder, type Settings, SettingsError } from "../../base/settings.ts"
import { ownerName } from "../../store/images/file-names.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import { Picture } from "./picture.ts"

/** More than one, as some files may be lost. */
const maxLookedFor = 20

/** With a wrong store, pictures would be missing and the sweep would delete another site's. @throws SettingsError */
export async function requireOwnPictures(rows: EntityManager, store: ImageStore, settings: Settings) {
  const newest = await rows.find(Picture, {
    select: { id: true, file: true },
    order: { id: "DESC" },
    take: maxLookedFor,
  })
  for (const { file } of newest) if (await store.about(file)) return
  if (newest.length > 0) throw missing(settings, `${newest.length} newest pictures, such as ${newest[0]?.file}`)
}

function missing({ s3, dataDir }: Settings, pictures: string): SettingsError {
  if (s3)
    return new SettingsError(
      `Setting IMAGES_URL is wrong: the bucket holds none of the site's ${pictures}. ` +
        "Bring them there by `npm run images -- copy`, put your copy of the bucket back, or name the bucket in which they lie.",
    )
  return new SettingsError(
    `Setting IMAGES_URL is wrong: it is not set, and ${imagesFolder(dataDir)} holds none of the site's ${pictures}. ` +
      "Set it to the bucket in which they lie, or put your copy of the folder back. If all are lost, a file of that name, " +
      "whatever it holds, lets the site start without them.",
  )
}

/** @throws SettingsError for the bucket of another site */
export async function claimBucket(store: ImageStore, siteId: string) {
  if (await store.put(ownerName, Buffer.from(siteId))) return
  if ((await store.read(ownerName)).toString() === siteId) return
  throw new SettingsError(
    "Setting IMAGES_URL is wrong: that folder of the bucket belongs to another site. Name another folder. " +
      `If it is a copy for this site alone, delete ${ownerName} in it first.`,
  )
}
