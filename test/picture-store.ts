import { mkdir, readdir, utimes, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { imagesFolder } from "../server/settings.ts"
import { databaseKind } from "./postgres/databases.ts"
import { S3Server } from "./s3-server.ts"
import type { School } from "./school.ts"

/** Where a school of tests has its pictures: a folder beside SQLite, a bucket beside PostgreSQL. So the same tests look at both. */
export class PictureStore {
  private constructor(private readonly bucket?: S3Server) {}

  static async open(): Promise<PictureStore> {
    return new PictureStore(databaseKind() === "postgres" ? await S3Server.open() : undefined)
  }

  get isFolder() {
    return !this.bucket
  }

  /** What a school is opened with, to have them here. */
  get settings(): Record<string, string> {
    return this.bucket ? { IMAGES_URL: this.bucket.url() } : {}
  }

  /** All that is stored for it, small copies included, as lines. */
  async listing(school: School): Promise<string> {
    if (this.bucket) return [...this.bucket.objects.keys()].join("\n")
    return (await readdir(folderOf(school), { recursive: true })).join("\n")
  }

  /** As a process does that is killed then. */
  async leave(school: School, name: string, changedAt = new Date()) {
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
