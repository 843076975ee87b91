import type { RequestListener, ServerResponse } from "node:http"
import { Socket } from "node:net"
import { Writable } from "node:stream"
import { AnswerNotes } from "../../base/api/answer-notes.ts"
import type { Headers } from "./answer.ts"
import { withBody } from "./body.ts"
import { SiteRequest, SiteResponse } from "./messages.ts"
import type { KeyedRequest } from "./request-key.ts"

export interface Captured {
  status: number
  headers: Headers
  body: Buffer
  notes: AnswerNotes
}

export interface Requester {
  address: string
  id: string
  /** The arrival of the request, by a monotonic clock. */
  since: number
}

/** The answer is streamed and too long to cache. */
export class TooLong extends Error {}

const maxStreamed = 1_000_000

/** Headers of one request, or of its transport. */
const perRequestHeaders = new Set([
  ...["x-request-id", "etag", "date", "content-length", "content-encoding"],
  ...["transfer-encoding", "connection", "keep-alive"],
])

/** The request contains only the key. @throws TooLong; Error for an interrupted answer */
export function requestInProcess(site: RequestListener, keyed: KeyedRequest, requester: Requester): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const request = requestFor(keyed, requester)
    const response = Object.assign(new SiteResponse(request), {
      locals: { answer: new AnswerNotes(true), since: requester.since },
    })
    response.assignSocket(discardingSocket(response) as Socket)
    const chunks = collect(response, () => reject(new TooLong()))
    response.once("finish", () => {
      resolve(captured(response, response.locals.answer, Buffer.concat(chunks)))
      // Node's server also closes after sending.
      response.socket?.destroy()
    })
    const onAborted = () => reject(new Error("The answer was broken off."))
    response.once("close", onAborted)
    request.socket.once("close", onAborted)
    site(request, response)
  })
}

function requestFor({ method, url, headers: keyHeaders, body, https }: KeyedRequest, { address, id }: Requester) {
  const headers = { ...keyHeaders, "x-request-id": id }
  const socket = new Socket()
  Object.defineProperties(socket, { remoteAddress: { value: address }, encrypted: { value: https } })
  const request = new SiteRequest(socket)
  Object.assign(request, { method, url, headers })
  return withBody(request, body)
}

/** Discards the bytes, which are captured earlier. Passes on `drain`, as Node's server does. */
const discardingSocket = (response: ServerResponse) =>
  new Writable({ write: (_chunk, _encoding, callback) => callback() }).on("drain", () => response.emit("drain"))

function collect(response: ServerResponse, tooLong: () => void): Buffer[] {
  const chunks: Buffer[] = []
  let length = 0
  const capture = ([chunk, encoding]: unknown[]) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encodingOf(encoding)) : Buffer.from(chunk)
    chunks.push(bytes)
    length += bytes.length
  }
  const { write, end } = response
  response.write = (...args: unknown[]) => {
    capture(args)
    if (length <= maxStreamed) return write.apply(response, args as Parameters<typeof write>)
    tooLong()
    response.destroy()
    return false
  }
  response.end = (...args: unknown[]) => {
    capture(args)
    return end.apply(response, args as Parameters<typeof end>)
  }
  return chunks
}

const encodingOf = (value: unknown) => (typeof value === "string" && Buffer.isEncoding(value) ? value : "utf8")

/** Missing from Node's types. */
type WithRawNames = ServerResponse & { getRawHeaderNames(): string[] }

function captured(response: ServerResponse, notes: AnswerNotes, body: Buffer): Captured {
  const headers = (response as WithRawNames)
    .getRawHeaderNames()
    .filter((name) => !perRequestHeaders.has(name.toLowerCase()))
    .map((name): [string, string] => [name, [response.getHeader(name)].flat().join(", ")])
  return { status: response.statusCode, headers, body, notes }
}
