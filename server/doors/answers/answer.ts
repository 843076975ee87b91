import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { type Encoding, encode, encodingFor } from "./encodings.ts"

export type Headers = [name: string, value: string][]

interface Variant {
  tag: string
  /** In the form that `writeHead` accepts; the second entry is the placeholder of the request's id. */
  headers: string[]
  notModifiedHeaders: string[]
  body: Buffer
}

/** Approximate bytes of memory in addition to the encodings. */
const overhead = 4_000

export class Answer {
  /** Bytes of all encodings, with `overhead`. */
  size: number
  private readonly hash: string
  /** Each encoding is made once, for all waiting requests. */
  private readonly variants = new Map<Encoding, Variant | Promise<Variant>>()

  constructor(
    private readonly content: { status: number; headers: Headers; body: Buffer },
    private readonly onResize: () => void = () => {},
  ) {
    this.hash = createHash("sha256").update(content.body).digest("base64url").slice(0, 24)
    this.size = overhead + content.body.length
    this.variants.set("identity", this.variant("identity", content.body))
  }

  get status() {
    return this.content.status
  }

  /** Sends the bytes, or 304 for a matching `ETag`. Returns a promise if the encoding is still to be made. */
  send(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> | undefined {
    const encoding = encodingFor(request.headers["accept-encoding"], this.content.body.length)
    const variant = this.variants.get(encoding) ?? this.encoded(encoding)
    if (variant instanceof Promise) return variant.then((ready) => this.write(ready, request, response, id))
    this.write(variant, request, response, id)
  }

  private write(
    { tag, headers, notModifiedHeaders, body }: Variant,
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ) {
    if (response.destroyed) return
    if (this.content.status === 200 && matches(request.headers["if-none-match"], tag)) {
      notModifiedHeaders[1] = id
      response.writeHead(304, notModifiedHeaders).end()
      return
    }
    headers[1] = id
    response.writeHead(this.content.status, headers)
    if (request.method === "HEAD") response.end()
    else response.end(body)
  }

  private encoded(encoding: Encoding): Promise<Variant> {
    const making = encode(this.content.body, encoding).then((encoded) => {
      const variant = this.variant(encoding, encoded)
      this.variants.set(encoding, variant)
      this.size += encoded.length
      this.onResize()
      return variant
    })
    this.variants.set(encoding, making)
    return making
  }

  /** A strong ETag identifies bytes, which differ between encodings. */
  private variant(encoding: Encoding, body: Buffer): Variant {
    const tag = encoding === "identity" ? `"${this.hash}"` : `"${this.hash}-${encoding}"`
    const { status, headers } = this.content
    const always = ["X-Request-Id", "", ...headers.flat(), ...(status === 200 ? ["ETag", tag] : [])]
    return {
      tag,
      body,
      headers: [
        ...always,
        ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
        ...["Content-Length", String(body.length)],
      ],
      notModifiedHeaders: without(always, "content-type"),
    }
  }
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header === tag || header === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag)
}

const without = (headers: string[], name: string) =>
  headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== name)
