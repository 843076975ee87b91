import { type Draft, type DraftName, type DraftStore, isOld, newestFirst, type SavedPart } from "./draft.ts"
import { extractFiles, restoreFiles } from "./draft-files.ts"

/** Signed-in users' drafts in IndexedDB, which holds pictures too and survives a crash. */
export const browserDrafts = {
  find: (form: string) => findWhere((draft) => draft.form === form),

  all: (writer: string) => findWhere(({ form }) => form.startsWith(writer)),

  async put(draft: Draft): Promise<SavedPart> {
    const db = await open()
    const { content, files } = extractFiles(draft.content)
    const withoutFiles = { ...draft, content }
    try {
      await store(db, withoutFiles, files)
      return "all"
    } catch {
      // Pictures may be too large for the available space.
      await store(db, withoutFiles)
      return "words"
    }
  },

  async remove(draft: DraftName) {
    await removeFrom(await open(), draft)
  },
} satisfies Omit<DraftStore, "restore"> & { all: (writer: string) => Promise<Draft[]> }

async function findWhere(isWanted: (draft: Draft) => boolean): Promise<Draft[]> {
  const db = await open()
  const drafts = (await allIn(db)).filter(isWanted)
  return newestFirst(await Promise.all(drafts.map((draft) => withFiles(db, draft))))
}

const allIn = (db: IDBDatabase): Promise<Draft[]> => resultOf(db.transaction("drafts").objectStore("drafts").getAll())

let connection: Promise<IDBDatabase> | undefined

/** Rejects if the browser has no storage, as in some private windows. */
function open(): Promise<IDBDatabase> {
  connection ??= connect().then(async (db) => {
    // Another tab may empty or upgrade the database: the next draft then reopens it.
    const resetConnection = () => {
      connection = undefined
    }
    db.onclose = resetConnection
    db.onversionchange = () => {
      db.close()
      resetConnection()
    }
    await removeOld(db)
    return db
  })
  connection.catch(() => {
    connection = undefined
  })
  return connection
}

async function connect() {
  const request = indexedDB.open("writing", 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore("drafts", { keyPath: ["form", "id"] })
    request.result.createObjectStore("files")
  }
  return resultOf(request)
}

async function removeOld(db: IDBDatabase) {
  const drafts = await allIn(db)
  await Promise.all(drafts.filter(isOld).map((draft) => removeFrom(db, draft)))
}

async function removeFrom(db: IDBDatabase, { form, id }: DraftName) {
  const transaction = db.transaction(["drafts", "files"], "readwrite")
  transaction.objectStore("drafts").delete([form, id])
  transaction.objectStore("files").delete(keyRange(form, id))
  await completed(transaction)
}

/** One transaction: no draft refers to a file that is not stored. Without `files`, the stored files stay. */
async function store(db: IDBDatabase, draft: Draft, files?: Map<string, File>) {
  const transaction = db.transaction(["drafts", "files"], "readwrite")
  transaction.objectStore("drafts").put(draft)
  if (files) await putFiles(transaction.objectStore("files"), draft, files)
  await completed(transaction)
}

/** Stores only new files: a keystroke does not rewrite ten megabytes. */
async function putFiles(stored: IDBObjectStore, { form, id }: Draft, files: Map<string, File>) {
  const keys = await resultOf(stored.getAllKeys(keyRange(form, id)))
  const existing = new Set(keys.map((key) => (key as string[])[2] ?? ""))
  for (const name of existing) if (!files.has(name)) stored.delete([form, id, name])
  for (const [name, file] of files) if (!existing.has(name)) stored.put(file, [form, id, name])
}

async function withFiles(db: IDBDatabase, draft: Draft): Promise<Draft> {
  const files = db.transaction("files").objectStore("files")
  const range = keyRange(draft.form, draft.id)
  const [names, found] = await Promise.all([resultOf(files.getAllKeys(range)), resultOf(files.getAll(range))])
  const byName = new Map(names.map((key, index) => [(key as string[])[2] ?? "", found[index] as File]))
  return { ...draft, content: restoreFiles(draft.content, { files: byName }) }
}

const keyRange = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []])

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
