import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { type EntityManager, In, IsNull, LessThan } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { badInput, tooLarge } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"
import { Activity } from "../../content/history/activity.ts"
import { countUpload, requireQuota } from "../../content/pictures/quota.ts"
import { readUpload } from "../../content/pictures/read-upload.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { type ImageStore, ignoreMissing, putNew, removeOrphan } from "../../store/images/image-store.ts"
import { type PageDocumentInput, StoredDocument } from "./document.ts"
import { ContentPage } from "./page.ts"
import { rewritePdf } from "./pdf.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const maxBytes = 10_000_000

interface DocumentServices extends Pick<Services, "database" | "clock" | "log"> {
  /** Shared with pictures, so that backups include it. */
  store: ImageStore
}

/** Only documents that a page shows are public. Unreferenced ones are deleted a day after their upload. */
export class Documents {
  readonly job: RecurringJob

  constructor(private readonly services: DocumentServices) {
    this.job = new RecurringJob({
      name: "sweep of documents",
      intervalMs: hourMs,
      atStart: true,
      run: () => this.sweep().then(() => this.recordMissingParts()),
      isLeader: services.database.isLeader,
      log: services.log,
    })
  }

  /** @throws BAD_USER_INPUT if it is not a PDF, or unsafe; TOO_LARGE; TOO_MANY_REQUESTS; BUSY */
  async upload(upload: FileUpload, viewer: Viewer): Promise<StoredDocument> {
    const { database, store } = this.services
    await requireQuota(database.read, viewer)
    const tooBig = () => tooLarge("This document is larger than 10 MB.")
    const rewritten = await rewritePdf(await readUpload(upload, { maxBytes, tooBig, field: "file" }))
    if (rewritten.fault !== undefined) throw badInput({ file: rewritten.fault })
    const bytes = Buffer.from(rewritten.bytes)
    const name = await putNew(store, { original: upload.filename, separator: "-", extension: "pdf" }, bytes)
    const insert = async (rows: EntityManager) => {
      await countUpload(rows, viewer)
      return insertDocument(rows, { name, bytes: bytes.length, missing: rewritten.missing })
    }
    return database.write(insert, { late: true }).catch(async (error) => {
      await removeOrphan(store, name)
      throw error
    })
  }

  /** Idempotent, as an interrupted first start repeats it. Returns sizes in bytes by name. */
  async import(folder: string): Promise<Map<string, number>> {
    const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith(".pdf"))
    const sizes = new Map<string, number>()
    for (const name of names) {
      const bytes = await readFile(join(folder, name))
      await this.services.store.put(name, bytes)
      sizes.set(name, bytes.length)
    }
    return sizes
  }

  async openShown(name: string) {
    const { database, store } = this.services
    if (!(await shownNames(database.read)).has(name)) return undefined
    return store.open(name).catch(ignoreMissing)
  }

  /** Skips if the clock has jumped lately, as ages would be wrong. Earlier versions of pages count as references. */
  async sweep() {
    const { database, clock } = this.services
    if (clock.jumpedRecently()) return
    const old = await database.read.findBy(StoredDocument, { createdAt: LessThan(new Date(Date.now() - dayMs)) })
    const unused = await unusedOf(database.read, old)
    if (unused.length > 0) await this.remove(unused)
  }

  /** Records which parts documents of an older release lack. */
  private async recordMissingParts() {
    const { database, store } = this.services
    for (const { id, name } of await database.read.findBy(StoredDocument, { missing: IsNull(), rewritten: true })) {
      const bytes = await store.read(name).catch(ignoreMissing)
      const missing = bytes && (await rewritePdf(bytes)).missing
      if (missing) await database.write((rows) => rows.update(StoredDocument, id, { missing }), { late: true })
    }
  }

  private async remove(documents: StoredDocument[]) {
    const { database, store } = this.services
    const remove = async (rows: EntityManager) => {
      const unused = await unusedOf(rows, documents)
      if (unused.length > 0) await rows.delete(StoredDocument, { id: In(unused.map(({ id }) => id)) })
      return unused
    }
    for (const { name } of await database.write(remove, { late: true })) await store.remove(name)
  }
}

export async function documentsAmong(rows: EntityManager, files: string[]): Promise<string[]> {
  const documents = await rows.find(StoredDocument, { where: { name: In(files) }, select: { id: true, name: true } })
  return documents.map(({ name }) => name)
}

export function insertDocument(rows: EntityManager, document: Pick<StoredDocument, "name" | "bytes" | "missing">) {
  return insertRow(
    rows,
    StoredDocument,
    Object.assign(new StoredDocument(), { ...document, rewritten: true, createdAt: new Date() }),
  )
}

export async function requireDocuments(rows: EntityManager, named: readonly { name: string }[] = []) {
  const stored = await rows.findBy(StoredDocument, { name: In(named.map(({ name }) => name)) })
  const missing = named.flatMap(({ name }, index) =>
    stored.some((document) => document.name === name)
      ? []
      : [[`documents.${index}.name`, "Please choose the file again."]],
  )
  if (missing.length > 0) throw badInput(Object.fromEntries(missing))
}

export async function documentsOfPages(rows: EntityManager): Promise<PageDocumentInput[]> {
  const pages = await rows.find(ContentPage, { select: { id: true, documents: true }, order: { key: "ASC" } })
  return pages.flatMap(({ documents }) => documents)
}

export const shownNames = async (rows: EntityManager) => new Set((await documentsOfPages(rows)).map(({ name }) => name))

async function unusedOf(rows: EntityManager, documents: StoredDocument[]) {
  const shown = await shownNames(rows)
  const unused: StoredDocument[] = []
  for (const document of documents)
    if (!shown.has(document.name) && !(await isInVersion(rows, document))) unused.push(document)
  return unused
}

/** Safe in LIKE, as names contain no wildcards. */
function isInVersion(rows: EntityManager, { name }: StoredDocument) {
  const versions = rows.createQueryBuilder(Activity, "version").where({ type: "PAGE" })
  return versions.andWhere('version."snapshot" LIKE :named', { named: `%"name":"${name}"%` }).getExists()
}
