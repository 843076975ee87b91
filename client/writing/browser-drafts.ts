import { type Draft, type DraftStore, draftForm, isOld, newestFirst, type SavedPart } from "./draft.ts"
import { extractFiles, restoreFiles } from "./draft-files.ts"

/** Drafts of who is signed in: in this browser's database, which holds pictures too and outlives a crash. */
export const browserDrafts = {
  async find(form: string) {
    const db = await open()
    const drafts = (await done(db.transaction("drafts").objectStore("drafts").getAll(allOf(form)))) as Draft[]
    return newestFirst(await Promise.all(drafts.map((draft) => withFiles(db, draft))))
  },

  async all(writerId: number) {
    const db = await open()
    const drafts = (await done(db.transaction("drafts").objectStore("drafts").getAll())) as Draft[]
    const own = drafts.filter(({ form }) => form.startsWith(draftForm(writerId, "")))
    return newestFirst(await Promise.all(own.map((draft) => withFiles(db, draft))))
  },

  async put(draft: Draft): Promise<SavedPart> {
    const db = await open()
    const { content, files } = extractFiles(draft.content)
    const words = { ...draft, content }
    try {
      await store(db, words, files)
      return "all"
    } catch {
      // Pictures may be too large for the space that there is.
      await store(db, words)
      return "words"
    }
  },

  async remove(draft: Pick<Draft, "form" | "id">) {
    const db = await open()
    const change = db.transaction(["drafts", "files"], "readwrite")
    change.objectStore("drafts").delete([draft.form, draft.id])
    change.objectStore("files").delete(allOf(draft.form, draft.id))
    await completed(change)
  },
} satisfies Omit<DraftStore, "restore"> & { all: (writerId: number) => Promise<Draft[]> }

let opened: Promise<IDBDatabase> | undefined

/** Rejects where the browser keeps nothing, as in some private windows. */
function open(): Promise<IDBDatabase> {
  opened ??= connect().then(async (db) => {
    // Another tab may empty or upgrade the database: then the next draft opens it anew.
    const forget = () => {
      opened = undefined
    }
    db.onclose = forget
    db.onversionchange = () => {
      db.close()
      forget()
    }
    await removeOld(db)
    return db
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function connect() {
  const request = indexedDB.open("writing", 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore("drafts", { keyPath: ["form", "id"] })
    request.result.createObjectStore("files")
  }
  return done(request)
}

async function removeOld(db: IDBDatabase) {
  const drafts = (await done(db.transaction("drafts").objectStore("drafts").getAll())) as Draft[]
  const change = db.transaction(["drafts", "files"], "readwrite")
  for (const { form, id } of drafts.filter(isOld)) {
    change.objectStore("drafts").delete([form, id])
    change.objectStore("files").delete(allOf(form, id))
  }
  await completed(change)
}

/** All at once: wherever the tab dies, no draft has the words of a picture without it. Without `files` those that are there stay. */
async function store(db: IDBDatabase, draft: Draft, files?: Map<string, File>) {
  const change = db.transaction(["drafts", "files"], "readwrite")
  change.objectStore("drafts").put(draft)
  if (files) await putFiles(change.objectStore("files"), draft, files)
  await completed(change)
}

/** Those that are new: a keystroke does not write ten megabytes again. */
async function putFiles(stored: IDBObjectStore, { form, id }: Draft, files: Map<string, File>) {
  const keys = await done(stored.getAllKeys(allOf(form, id)))
  const there = new Set(keys.map((key) => (key as string[])[2] ?? ""))
  for (const name of there) if (!files.has(name)) stored.delete([form, id, name])
  for (const [name, file] of files) if (!there.has(name)) stored.put(file, [form, id, name])
}

async function withFiles(db: IDBDatabase, draft: Draft): Promise<Draft> {
  const files = db.transaction("files").objectStore("files")
  const of = allOf(draft.form, draft.id)
  const [names, found] = await Promise.all([done(files.getAllKeys(of)), done(files.getAll(of))])
  const byName = new Map(names.map((key, index) => [(key as string[])[2] ?? "", found[index] as File]))
  return { ...draft, content: restoreFiles(draft.content, { files: byName }) }
}

function allOf(...parts: string[]) {
  return IDBKeyRange.bound(parts, [...parts, []])
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function completed(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })
}
