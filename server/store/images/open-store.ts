import { imagesFolder, type Settings, SettingsError } from "../../base/settings.ts"
import { isPlainFileName } from "./file-names.ts"
import { folderStore, type ImageStore } from "./image-store.ts"

/** The settings that locate pictures and documents. */
export type StorePlace = Pick<Settings, "dataDir"> & Partial<Pick<Settings, "s3">>

/** The store of pictures and documents that the settings name: a bucket, or else a folder in the data folder, made where it is missing. */
export async function openStore({ dataDir, s3 }: StorePlace): Promise<ImageStore> {
  if (!s3) return folderStore(imagesFolder(dataDir))
  // Loaded only for a bucket, not for a folder of pictures.
  const { s3Store } = await import("./s3-store.ts")
  return s3Store(s3)
}

/**
 * For a database without any tables: a site whose database got lost must not come back as a new one, which would sweep
 * away its pictures.
 * @throws SettingsError for a bucket that holds files
 */
export async function requireNewStore(settings: StorePlace) {
  if (!settings.s3) return
  const files = (await (await openStore(settings)).list()).filter(isPlainFileName).length
  if (files > 0)
    throw new SettingsError(
      `Setting IMAGES_URL is wrong: the database is empty, while the bucket holds ${files} pictures and documents of a site. ` +
        "Put the database of that site back. To begin a new one, name another folder of the bucket.",
    )
}
