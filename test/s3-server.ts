import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

export const s3Keys = { id: "test-key", secret: "test/secret+of=the store" }

interface StoredObject {
  bytes: Buffer
  changedAt: Date
}

/** The fault of a request: a status, no answer, a truncated answer, a length that differs from that of the content. */
export type Fault = { status: number; code?: string } | "silence" | "cut" | "endless"

/** A small store that supports the part of S3 that the site uses, and verifies every signature. */
export class S3Server {
  /** Objects by their keys. */
  readonly objects = new Map<string, StoredObject>()
  /** Each request, such as `GET site/river.png`. */
  readonly requests: string[] = []
  /** The fault of a request; undefined for none. */
  fault: (requestLine: string) => Fault | undefined = () => undefined
  /** Its treatment of `If-None-Match` on writes. */
  conditions: "kept" | "ignored" | "unknown" = "kept"
  /** Milliseconds by which its clock is ahead. */
  clockAheadMs = 0
  private readonly server = createServer((request, response) => void this.answer(request, response))

  static async open(): Promise<S3Server> {
    const store = new S3Server()
    await once(store.server.listen(0, "127.0.0.1"), "listening")
    return store
  }

  get port() {
    return (this.server.address() as AddressInfo).port
  }

  /** A setting for this store. */
  url(folder = "site", { id, secret } = s3Keys) {
    const keys = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
    return `s3://${keys}@127.0.0.1:${this.port}/pictures/${folder}?tls=false&region=here-1`
  }

  /** The names of a folder's files, without hidden ones and those in subfolders. */
  names(folder = "site") {
    const within = [...this.objects.keys()].filter((key) => key.startsWith(`${folder}/`))
    return within.map((key) => key.slice(folder.length + 1)).filter((name) => !/^\.|\//.test(name))
  }

  async close() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://store")
    const [, bucket, ...path] = url.pathname.split("/")
    const key = path.map(decodeURIComponent).join("/")
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    const requestLine = `${request.method} ${key || `?${url.searchParams.get("prefix")}`}`
    this.requests.push(requestLine)
    response.setHeader("Date", this.now().toUTCString())
    const fault = this.fault(requestLine)
    if (fault === "silence") return
    const isBroken = fault === "cut" || fault === "endless"
    if (isBroken && request.method === "PUT") return void response.destroy()
    if (isBroken && this.objects.has(key)) return this.sendPartial(response, key, fault)
    if (fault && !isBroken) return fail(response, fault.status, fault.code)
    if (!isSigned(request, url, body)) return fail(response, 403, "SignatureDoesNotMatch")
    if (bucket !== "pictures") return fail(response, 404, "NoSuchBucket")
    if (key === "") return this.list(url.searchParams, response)
    if (request.method === "PUT") return this.put(key, body, request, response)
    if (request.method === "DELETE") this.objects.delete(key)
    if (request.method === "DELETE") return void response.writeHead(204).end()
    this.get(key, response)
  }

  private put(key: string, bytes: Buffer, request: IncomingMessage, response: ServerResponse) {
    const isConditional = request.headers["if-none-match"] === "*"
    if (isConditional && this.conditions === "unknown") return fail(response, 501, "NotImplemented")
    if (isConditional && this.conditions === "kept" && this.objects.has(key))
      return fail(response, 412, "PreconditionFailed")
    this.objects.set(key, { bytes, changedAt: this.now() })
    response.end()
  }

  private get(key: string, response: ServerResponse) {
    const found = this.objects.get(key)
    if (!found) return fail(response, 404, "NoSuchKey")
    response.setHeader("Last-Modified", found.changedAt.toUTCString())
    // For HEAD too: Node leaves the body out.
    response.setHeader("Content-Length", found.bytes.length).end(found.bytes)
  }

  private sendPartial(response: ServerResponse, key: string, fault: "cut" | "endless") {
    const bytes = this.objects.get(key)?.bytes ?? Buffer.alloc(0)
    response.setHeader("Content-Length", bytes.length).write(bytes.subarray(0, bytes.length / 2), () => {
      if (fault === "cut") response.destroy()
    })
  }

  /** In pages of three, so that a client that reads only one misses something. */
  private list(query: URLSearchParams, response: ServerResponse) {
    const prefix = query.get("prefix") ?? ""
    const after = query.get("continuation-token") ?? ""
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort()
    const found = [...new Set(keys.map((key) => untilSlash(key, prefix)))].filter((key) => key > after)
    const page = found.slice(0, 3)
    const contents = page.map((key) => {
      const object = this.objects.get(key)
      if (!object) return `<CommonPrefixes><Prefix>${escaped(key)}</Prefix></CommonPrefixes>`
      const changed = `<LastModified>${object.changedAt.toISOString()}</LastModified>`
      return `<Contents><Key>${escaped(key)}</Key>${changed}<Size>${object.bytes.length}</Size></Contents>`
    })
    const isTruncated = found.length > page.length
    const next = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1) ?? "")}</NextContinuationToken>` : ""
    response.setHeader("Content-Type", "application/xml")
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${escaped(prefix)}</Prefix>` +
        `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    )
  }

  private now() {
    return new Date(Date.now() + this.clockAheadMs)
  }
}

function fail(response: ServerResponse, status: number, code = "InternalError") {
  response.writeHead(status, { "Content-Type": "application/xml" })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>It is so.</Message></Error>`)
}

function untilSlash(key: string, prefix: string) {
  const slash = key.indexOf("/", prefix.length)
  return slash < 0 ? key : key.slice(0, slash + 1)
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** Verifies AWS Signature Version 4. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer) {
  const [, id, day, region, names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? []
  const date = String(headers["x-amz-date"])
  const hash = createHash("sha256").update(body).digest("hex")
  if (id !== s3Keys.id || region !== "here-1" || !date.startsWith(String(day))) return false
  if (headers["x-amz-content-sha256"] !== hash || !names.split(";").includes("host")) return false
  const query = [...url.searchParams].map((pair) => pair.map(percentEncoded).join("=")).sort()
  const signed = names.split(";").map((name) => `${name}:${headers[name]}\n`)
  const path = url.pathname.split("/").map((part) => percentEncoded(decodeURIComponent(part)))
  const request = [method, path.join("/"), query.join("&"), signed.join(""), names, hash].join("\n")
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ["AWS4-HMAC-SHA256", date, scope, createHash("sha256").update(request).digest("hex")].join("\n")
  const key = [day ?? "", region, "s3", "aws4_request"].reduce(hmac, Buffer.from(`AWS4${s3Keys.secret}`))
  return hmac(key, toSign).toString("hex") === signature
}

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest()

const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
