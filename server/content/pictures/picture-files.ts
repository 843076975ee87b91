import { readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pLimit from "p-limit"
import { In } from "typeorm"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import { sha256 } from "../../store/images/decode.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import type { Services } from "../api/context.ts"
import { Picture } from "./picture.ts"
import type { PictureUses } from "./picture-uses.ts"
import type { Variants } from "./variants.ts"

const hourMs = 60 * 60 * 1000

/** Uploads that no item names are kept for a day. */
const unusedMs = 24 * hourMs

/** A newer file without a row may belong to a running request. */
const graceMs = hourMs

interface PictureFilesOptions extends Pick<Services, "database" | "clock" | "log"> {
  uses: PictureUses
  store: ImageStore
  variants: Variants
  /** Returns files that are not pictures, but have their own rows. */
  otherFiles(names: string[]): Promise<string[]>
}

type StoredFile = Pick<Picture, "file" | "hash">

/** Removes files after the transaction that dropped their last row. A sweep removes files left by a crash. */
export class PictureFiles {
  private readonly job: RecurringJob
  /** One at a time: a check must still hold when the file is removed. */
  private readonly serialized = pLimit(1)

  constructor(private readonly options: PictureFilesOptions) {
    this.job = new RecurringJob({
      name: "sweep of pictures",
      intervalMs: hourMs,
      atStart: true,
      run: () => this.sweep(),
      isLeader: options.database.isLeader,
      log: options.log,
    })
  }

  start() {
    this.job.start()
  }

  async stop() {
    await this.job.stop()
    await this.serialized(() => undefined)
  }

  async removeUnnamed(pictures: StoredFile[]) {
    if (pictures.length === 0) return
    await this.serialized(() => this.remove(pictures)).catch((err) =>
      this.options.log.warn({ err }, "files of pictures not removed yet"),
    )
  }

  async removeCopies(pictures: StoredFile[]) {
    for (const { hash } of pictures) if (hash) await this.options.variants.remove(hash)
  }

  /** Computes and stores the hash of a file that was stored without one. */
  async withHash(picture: Picture): Promise<Picture> {
    if (picture.hash !== null) return picture
    const bytes = await this.options.store.read(picture.file).catch(() => undefined)
    if (!bytes) return picture
    const hash = sha256(bytes)
    await this.options.database.write((rows) => rows.update(Picture, { file: picture.file }, { hash }))
    return Object.assign(picture, { hash })
  }

  /** Does nothing after the clock jumped forward, which makes all files look old. */
  sweep(): Promise<void> {
    return this.serialized(async () => {
      if (this.options.clock.jumpedRecently()) return
      await this.dropUnused()
      await this.removeFilesWithoutRow()
      await this.options.variants.sweep((hashes) => this.named("hash", hashes), new Date(Date.now() - graceMs))
      await removeOldUploads()
    })
  }

  private async dropUnused() {
    const { database, uses } = this.options
    const old = await uses.unusedBefore(new Date(Date.now() - unusedMs))
    for (const part of parts(old)) {
      const ids = part.map(({ id }) => id)
      await database.write(async (rows) => {
        const used = await uses.used(ids, rows)
        await rows.delete(
          Picture,
          ids.filter((id) => !used.has(id)),
        )
      })
      await this.remove(part)
    }
  }

  private async remove(pictures: StoredFile[]) {
    const { store, variants } = this.options
    for (const part of parts(pictures)) {
      const files = part.map(({ file }) => file)
      const named = await this.named("file", files)
      for (const file of files) if (!named.has(file)) await store.remove(file)
      const hashes = part.flatMap(({ hash }) => hash ?? [])
      const shown = await this.named("hash", hashes)
      for (const hash of hashes) if (!shown.has(hash)) await variants.remove(hash)
    }
  }

  private async removeFilesWithoutRow() {
    const { store, otherFiles } = this.options
    for (const files of parts(await store.list())) {
      const named = new Set([...(await this.named("file", files)), ...(await otherFiles(files))])
      for (const file of files) {
        if (!named.has(file) && isOver((await store.about(file))?.changedAt)) await store.remove(file)
      }
    }
  }

  private async named(column: "file" | "hash", values: string[]): Promise<Set<string>> {
    const found = new Set<string>()
    for (const part of parts(values)) {
      const rows = await this.options.database.read.find(Picture, {
        where: { [column]: In(part) },
        select: { id: true, file: true, hash: true },
      })
      for (const row of rows) found.add(row[column] ?? "")
    }
    return found
  }
}

const isOver = (moment: Date | undefined) => moment !== undefined && Date.now() - moment.getTime() > graceMs

function* parts<T>(values: T[], size = 500): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}

/** graphql-upload keeps files in the system's folder, and cannot remove them if its process is killed. */
async function removeOldUploads() {
  const names = (await readdir(tmpdir())).filter((name) => /^capacitor-[0-9a-f]+\.tmp$/.test(name))
  for (const name of names) {
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => undefined)
    const isOurs = found?.uid === process.getuid?.()
    if (found && isOurs && isOver(found.mtime)) await rm(path, { force: true })
  }
}
