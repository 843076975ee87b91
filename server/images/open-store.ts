import { join } from "node:path"
import type { Settings } from "../settings.ts"
import { folderStore, type ImageStore } from "./image-store.ts"

/** The store of pictures and documents that the settings name: a bucket, or else a folder in the data folder, made where it is missing. */
export async function openStore({ dataDir, s3 }: Pick<Settings, "dataDir" | "s3">): Promise<ImageStore> {
  if (!s3) return folderStore(join(dataDir, "images"))
  // Where pictures lie in the folder, nothing of it is loaded.
  const { s3Store } = await import("./s3-store.ts")
  return s3Store(s3)
}
