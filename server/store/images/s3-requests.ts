import { setTimeout as pause } from "node:timers/promises"
import { AwsV4Signer } from "aws4fetch"
import type { S3Bucket } from "../../base/addresses/s3-bucket.ts"
import { sha256 } from "./decode.ts"
import { StoreFailure } from "./store-failure.ts"

export interface S3Request {
  method: "GET" | "HEAD" | "PUT" | "DELETE"
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** Statuses that the caller handles, in addition to those of success. */
  expected?: readonly number[]
  /** Do not retry: a late answer is of no use. */
  once?: boolean
}

interface S3Response {
  status: number
  headers: Headers
  /** Streamed: read to the end, or call `close`. */
  body: AsyncIterable<Uint8Array>
  close(): void
}

/** Usually transient: the store is busy, or a part of it is being restarted. */
const transientStatuses = new Set([429, 500, 502, 503, 504])

const maxTries = 4

/** Longest delay in milliseconds before the first retry; doubles each time, with jitter. */
const firstPause = 200

const silenceMs = 5000

/** Slower than a megabyte a second, the store counts as failed. */
const bytesPerMs = 1000

/** Signed requests to one bucket, all idempotent. Each ends in bounded time, as a silent store is not retried. */
export class S3Requests {
  /** The signer's cache: one key a day. */
  private readonly signingKeys = new Map<string, ArrayBuffer>()

  constructor(private readonly bucket: S3Bucket) {}

  /** @throws StoreFailure for an unexpected status, or no answer */
  async open(request: S3Request): Promise<S3Response> {
    for (let tries = 1; ; tries++) {
      const isLast = request.once || tries === maxTries
      const answer = await this.try(request).catch((failure: StoreFailure) => {
        if (isLast || failure.timedOut) throw failure
      })
      if (answer && (isLast || !transientStatuses.has(answer.status))) return requireExpected(answer, request)
      answer?.close()
      await pause(Math.random() * firstPause * 2 ** (tries - 1))
    }
  }

  /** Like `open`, with the whole body. @throws StoreFailure for a truncated one */
  async send(request: S3Request): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const { status, headers, body } = await this.open(request)
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    return { status, headers, bytes: Buffer.concat(chunks) }
  }

  private async try(request: S3Request): Promise<S3Response> {
    const { method, body } = request
    const silence = new IdleTimeout(silenceMs)
    const { url, headers } = await this.sign(request)
    try {
      const { signal } = silence
      const sent = fetch(url, { method, headers, body, signal, redirect: "manual" })
      const response = await silence.guard(sent, silenceMs + (body?.length ?? 0) / bytesPerMs)
      const received = bytesOf(response, method, silence)
      return { status: response.status, headers: response.headers, body: received, close: () => silence.end() }
    } catch (error) {
      throw StoreFailure.of(error)
    }
  }

  private sign({ method, key, query = {}, headers, body }: S3Request) {
    const { url: bucket, region, accessKeyId, secretAccessKey, sessionToken } = this.bucket
    const url = new URL(key === undefined ? bucket : `${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`)
    url.search = new URLSearchParams(query).toString().replaceAll("+", "%20")
    const keys = { service: "s3", region, accessKeyId, secretAccessKey, sessionToken, cache: this.signingKeys }
    // Lets the store detect bytes changed in transit.
    const hash = { "x-amz-content-sha256": sha256(body ?? new Uint8Array()) }
    return new AwsV4Signer({ method, url: url.href, headers: { ...headers, ...hash }, ...keys }).sign()
  }
}

async function requireExpected(answer: S3Response, { method, expected = [] }: S3Request): Promise<S3Response> {
  const { status } = answer
  if ((status >= 200 && status < 300) || expected.includes(status)) return answer
  throw new StoreFailure(status, `${method} ${status} ${await codeIn(answer)}`.trim())
}

const longestError = 10_000

async function codeIn({ body, close }: S3Response): Promise<string> {
  let text = ""
  try {
    for await (const chunk of body) {
      text += Buffer.from(chunk).toString()
      if (text.length > longestError) break
    }
  } catch {
    // The beginning is enough.
  }
  close()
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ""
}

class IdleTimeout {
  private readonly ending = new AbortController()

  constructor(private readonly milliseconds: number) {}

  get signal() {
    return this.ending.signal
  }

  async guard<T>(promise: Promise<T>, milliseconds = this.milliseconds): Promise<T> {
    let isSettled = false
    const giveUp = () => isSettled || this.ending.abort(new StoreFailure(undefined, "it says nothing", true))
    // First processes what arrived while this process was busy.
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds)
    return promise.finally(() => {
      isSettled = true
      clearTimeout(timer)
    })
  }

  end() {
    this.ending.abort()
  }
}

async function* bytesOf({ body, headers }: Response, method: string, silence: IdleTimeout): AsyncGenerator<Uint8Array> {
  const expectedLength = headers.get("content-length")
  const reader = body?.getReader()
  let count = 0
  try {
    while (reader) {
      const { done, value } = await silence.guard(reader.read())
      if (done) break
      count += value.length
      yield value
    }
    if (expectedLength !== null && method !== "HEAD" && count !== Number(expectedLength))
      throw new Error("another length than announced")
  } catch (error) {
    throw StoreFailure.of(error)
  }
}
