import { imagesFolder, type Settings, SettingsError } from "../../base/settings.ts"
import { isPlainFileName } from "./file-names.ts"
import { folderStore, type ImageStore } from "./image-store.ts"

export type StorePlace = Pick<Settings, "dataDir"> & Partial<Pick<Settings, "s3">>

/** A bucket, or else a folder in the data folder, created if missing. */
export async function openStore({ dataDir, s3 }: StorePlace): Promise<ImageStore> {
  if (!s3) return folderStore(imagesFolder(dataDir))
  const { S3Store } = await import("./s3-store.ts")
  return new S3Store(s3)
}

/** @throws SettingsError for a bucket with files: a site that lost its database would sweep its pictures */
export async function requireNewStore(settings: StorePlace) {
  if (!settings.s3) return
  const files = (await (await openStore(settings)).list()).filter(isPlainFileName).length
  if (files > 0)
    throw new SettingsError(
      `Setting IMAGES_URL is wrong: the database is empty, while the bucket holds ${files} pictures and documents of a site. ` +
        "Put the database of that site back. To begin a new one, name another folder of the bucket.",
    )
}
