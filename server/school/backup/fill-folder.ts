import { readdir, rename, rm, rmdir } from "node:fs/promises"
import { join } from "node:path"
import { makeFolder } from "../../base/machine.ts"
import { secretName } from "../../base/private-files.ts"
import { Refusal } from "../../base/refusal.ts"
import { imagesFolder } from "../../base/settings.ts"
import { lockName } from "../../store/database/folder-lock.ts"
import { unfinishedRestore } from "../../store/database/inspect.ts"
import { idName } from "../../store/database/site-identity.ts"
import { fillStore } from "../../store/images/fill-store.ts"
import { openStore, type StorePlace } from "../../store/images/open-store.ts"
import { type StoredPart, unpack } from "./archive.ts"
import { databaseName, imagesPrefix } from "./manifest.ts"
import { syncToDisk } from "./sync-to-disk.ts"

const allowedNames = ["backups", "lost+found", ".temporary", secretName, idName, lockName, unfinishedRestore]

/** @throws Refusal if the folder contains anything but remains of an earlier attempt */
export async function requireEmpty(dataDir: string) {
  const names = await namesIn(dataDir)
  const isUnfinished = names.includes(unfinishedRestore) && !names.includes(databaseName)
  const allowed = isUnfinished ? [...allowedNames, "images"] : allowedNames
  const unexpected = names.filter((name) => !allowed.includes(name))
  if (unexpected.length > 0)
    throw new Refusal(
      `${dataDir} is not empty: it holds ${unexpected.join(", ")}. Move that elsewhere, or set DATA_DIR to another folder.`,
    )
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === "ENOENT") return []
    throw new Refusal(`${folder} cannot be read (${error.code}).`)
  })
}

/** Crash-safe: a crash leaves either no site or a complete one. `writeRows` resolves when its rows are on disk. */
export async function fillSite(
  settings: StorePlace,
  images: StoredPart[],
  writeRows: (staging: string) => Promise<void>,
) {
  const { dataDir, s3 } = settings
  const files = images.map(({ name, read }) => ({ name: name.slice(imagesPrefix.length), read }))
  if (s3) await fillStore(await openStore(settings), files)
  const staging = join(dataDir, unfinishedRestore)
  const staged = imagesFolder(staging)
  // Removes an earlier attempt: its images first, as the staging folder proves that they belong to it.
  await rm(imagesFolder(dataDir), { recursive: true, force: true })
  await rm(staging, { recursive: true, force: true })
  const created = await makeFolder(staged, 0o700)
  try {
    for (const image of s3 ? [] : images) await unpack(image, join(staging, image.name))
    for (const folder of [staged, staging]) await syncToDisk(folder)
    await rename(staged, imagesFolder(dataDir))
    await syncToDisk(dataDir)
    await writeRows(staging)
  } catch (error) {
    await rm(imagesFolder(dataDir), { recursive: true, force: true })
    await rm(created ?? staging, { recursive: true, force: true })
    throw error
  }
  await syncToDisk(dataDir)
  await rmdir(staging)
}

export async function placeDatabase(staging: string, dataDir: string) {
  await syncToDisk(join(staging, databaseName))
  await syncToDisk(staging)
  await rename(join(staging, databaseName), join(dataDir, databaseName))
}
