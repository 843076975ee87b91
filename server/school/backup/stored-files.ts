import type { Logger } from "pino"
import { isPlainFileName } from "../../store/images/file-names.ts"
import { type ImageStore, ignoreMissing } from "../../store/images/image-store.ts"
import type { ArchiveWriter } from "./archive.ts"
import { imagesPrefix } from "./manifest.ts"

/** SQL: the `name` of each file that rows name. */
export const referencedFilesSql = 'SELECT "file" AS "name" FROM "pictures" UNION SELECT "name" FROM "documents"'

/** Only complete files have plain names in a store. */
export const filesIn = async (store: ImageStore) => (await store.list()).filter(isPlainFileName)

interface RowsState {
  /** Files. */
  named: string[]
}

interface Sources<State> {
  store: ImageStore
  log: Logger
  signal?: AbortSignal
  snapshotRows(round: number): Promise<State>
  currentFiles(): Promise<string[]>
}

/**
 * Copies files, then rows, then new files: a file exists before its row and is deleted after it. Takes another
 * snapshot if a file was added and deleted in between.
 */
export async function archiveFiles<State extends RowsState>(archive: ArchiveWriter, sources: Sources<State>) {
  const { store, log, signal, snapshotRows, currentFiles } = sources
  const archived = new Set<string>()
  const addNew = async () => {
    for (const name of await filesIn(store)) {
      if (!archived.has(name) && (await addFile(archive, store, name, signal))) archived.add(name)
    }
  }
  await addNew()
  for (let round = 0; ; round++) {
    const state = await snapshotRows(round)
    await addNew()
    const missing = state.named.filter((name) => !archived.has(name))
    const now = new Set(missing.length > 0 ? await currentFiles() : [])
    const lost = missing.filter((name) => now.has(name))
    if (lost.length < missing.length) continue
    if (lost.length > 0) log.warn({ lost }, "files that rows name are missing, on the site and so in what is written")
    return { state, files: archived.size }
  }
}

async function addFile(archive: ArchiveWriter, store: ImageStore, name: string, signal?: AbortSignal) {
  const about = await store.about(name)
  const file = about && (await store.open(name).catch(ignoreMissing))
  if (!file) return false
  await archive.add({ ...about, name: imagesPrefix + name }, file.stream, signal)
  return true
}
