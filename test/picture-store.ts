import { mkdir, readdir, utimes, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { imagesFolder } from "../server/base/settings.ts"
import { databaseKind } from "./postgres/databases.ts"
import { S3Server } from "./s3-server.ts"
import type { School } from "./school.ts"

/** A test school's picture store: a folder with SQLite, a bucket with PostgreSQL. So the same tests cover both. */
export class PictureStore {
  private constructor(private readonly bucket?: S3Server) {}

  static async open(): Promise<PictureStore> {
    return new PictureStore(databaseKind() === "postgres" ? await S3Server.open() : undefined)
  }

  get isFolder() {
    return !this.bucket
  }

  /** The school's settings for this store. */
  get settings(): Record<string, string> {
    return this.bucket ? { IMAGES_URL: this.bucket.url() } : {}
  }

  /** Everything in its store, small copies included, as lines. */
  async listing(school: School): Promise<string> {
    if (this.bucket) return [...this.bucket.objects.keys()].join("\n")
    return (await readdir(folderOf(school), { recursive: true })).join("\n")
  }

  /** Leaves a temporary file, like a process that is killed during a write. */
  async addStrayFile(school: School, name: string, changedAt = new Date()) {
    if (this.bucket) return void this.bucket.objects.set(`site/${name}`, { bytes: Buffer.from("x"), changedAt })
    const path = join(folderOf(school), name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, "x")
    await utimes(path, changedAt, changedAt)
  }

  async close() {
    await this.bucket?.close()
  }
}

const folderOf = (school: School) => imagesFolder(school.dataDir)
