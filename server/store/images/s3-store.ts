import { Readable } from "node:stream"
import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import type { S3Bucket } from "../../base/addresses/s3-bucket.ts"
import { ownerName } from "./file-names.ts"
import {
  type ImageStore,
  ignoreMissing,
  missingFile,
  type OpenFile,
  type StoredFile,
  type VariantStore,
} from "./image-store.ts"
import { parseListing } from "./s3-listing.ts"
import { type S3Request, S3Requests } from "./s3-requests.ts"
import { StoreFailure } from "./store-failure.ts"

/** Hidden, unlike all files of the site; written to test write access. */
const probeName = ".probe"
const variantsFolder = ".variants/"

const atOnce = 8

/** Any number of processes may share the bucket's prefix, but only one site. */
export class S3Store implements ImageStore {
  readonly mayOverwrite = true
  readonly variants = variantsIn(this)
  private readonly requests: S3Requests
  private readonly prefix: string
  private isWritable = false

  constructor(bucket: S3Bucket) {
    this.requests = new S3Requests(bucket)
    this.prefix = bucket.prefix
  }

  put(name: string, bytes: Buffer): Promise<boolean> {
    return this.create(name, bytes).catch((error) => {
      this.isWritable = false
      throw error
    })
  }

  async replace(name: string, bytes: Buffer): Promise<void> {
    await this.write(name, bytes)
  }

  async read(name: string): Promise<Buffer> {
    const { status, bytes } = await this.requests.send({ method: "GET", key: this.keyOf(name), expected: [404] })
    if (status === 404) throw missingFile(name)
    return bytes
  }

  async open(name: string): Promise<OpenFile> {
    const request = { method: "GET", key: this.keyOf(name), expected: [404] } as const
    const { status, headers, body, close } = await this.requests.open(request)
    const bytes = Number(headers.get("content-length") ?? Number.NaN)
    if (status !== 404 && Number.isInteger(bytes))
      return { bytes, stream: Readable.from(body, { objectMode: false }).once("close", close) }
    close()
    throw status === 404 ? missingFile(name) : new StoreFailure(status, "GET without a length")
  }

  /** Converts the store's time of change to this machine's clock. */
  async about(name: string, more: Partial<S3Request> = {}): Promise<StoredFile | undefined> {
    const key = this.keyOf(name)
    const { status, headers } = await this.requests.send({ method: "HEAD", key, expected: [404], ...more })
    if (status === 404) return undefined
    const age = momentIn(headers, "date") - momentIn(headers, "last-modified")
    return { bytes: Number(headers.get("content-length")), changedAt: new Date(Date.now() - age) }
  }

  async remove(name: string): Promise<void> {
    await this.requests.send({ method: "DELETE", key: this.keyOf(name), expected: [404] })
  }

  async list(): Promise<string[]> {
    const names: string[] = []
    for await (const { files } of this.pages("")) names.push(...files.map(({ name }) => name))
    return names.filter((name) => name !== probeName && name !== ownerName)
  }

  async bytes(): Promise<number> {
    let sum = 0
    for await (const { files } of this.pages("")) for (const { bytes } of files) sum += bytes
    return sum
  }

  async check(): Promise<void> {
    if (this.isWritable) return void (await this.about(probeName, { once: true }))
    await this.write(probeName, Buffer.from("This file may be deleted."), { once: true })
    this.isWritable = true
  }

  async removeAll(folder: string): Promise<void> {
    const limit = pLimit(atOnce)
    for await (const { files } of this.pages(folder))
      await Promise.all(files.map(({ name }) => limit(() => this.remove(folder + name))))
  }

  async *pages(folder: string) {
    const prefix = this.prefix + folder
    for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
      const page = { "list-type": "2", delimiter: "/", prefix, ...(next && { "continuation-token": next }) }
      const { bytes } = await this.requests.send({ method: "GET", query: page })
      const { files, folders, nextPage } = parseListing(bytes.toString(), prefix)
      yield { files, folders }
      next = nextPage
    }
  }

  /** False if the name is taken, also on stores that ignore conditional requests. */
  private async create(name: string, bytes: Buffer): Promise<boolean> {
    if (await this.about(name)) return false
    const only = { "if-none-match": "*" }
    const { status } = await this.write(name, bytes, { headers: only, expected: [409, 412, 501] })
    if (status === 501) await this.write(name, bytes)
    return status !== 409 && status !== 412
  }

  private write(name: string, body: Buffer, more: Partial<S3Request> = {}) {
    return this.requests.send({ method: "PUT", key: this.keyOf(name), body: new Uint8Array(body), ...more })
  }

  private keyOf(name: string) {
    return this.prefix + name
  }
}

/** Copies that a process remembers as present. A missing one is made again. */
const maxKnown = 20_000

function variantsIn(files: S3Store): VariantStore {
  const known = new LRUCache<string, true>({ max: maxKnown })
  const pathOf = (name: string) => variantsFolder + name

  return {
    async open(name) {
      return (await files.open(pathOf(name)).catch(ignoreMissing)) ?? undefined
    },
    async has(name) {
      if (known.has(name)) return true
      const isThere = (await files.about(pathOf(name))) !== undefined
      if (isThere) known.set(name, true)
      return isThere
    },
    async put(name, bytes) {
      await files.replace(pathOf(name), bytes)
      known.set(name, true)
    },
    remove: (hash) => files.removeAll(pathOf(`${hash}/`)),
    async hashes() {
      const hashes: string[] = []
      for await (const { folders } of files.pages(variantsFolder)) hashes.push(...folders)
      return hashes
    },
  }
}

const momentIn = (headers: Headers, name: string) => Date.parse(headers.get(name) ?? "") || Date.now()
