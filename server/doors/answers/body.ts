import type { IncomingMessage } from "node:http"
import { SiteRequest } from "./messages.ts"

/** Bytes. No valid query is longer, as its document has at most `limits.tokens` words. */
const maxQuery = 64_000

export const mayBeQuery = ({ headers }: IncomingMessage) =>
  isJson(headers["content-type"]) && Number(headers["content-length"]) <= maxQuery

const isJson = (type = "") => type === "application/json" || /^application\/json\s*;\s*charset=utf-8$/i.test(type)

/** Calls `onAborted` if the connection closes before the whole body has arrived. */
export function readBody(request: IncomingMessage, onBody: (body: Buffer) => void, onAborted: () => void) {
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => onBody(concat(chunks)))
  request.on("error", () => request.complete || onAborted())
}

const concat = (chunks: Buffer[]) => (chunks.length === 1 && chunks[0]) || Buffer.concat(chunks)

export function withUnreadBody(original: IncomingMessage, body: Buffer): IncomingMessage {
  const request = new SiteRequest(original.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = original
  Object.assign(request, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  return withBody(request, body)
}

export function withBody(request: IncomingMessage, body?: Buffer): IncomingMessage {
  if (body?.length) request.push(body)
  request.push(null)
  request.complete = true
  return request
}
