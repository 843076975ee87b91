import type { Request, RequestHandler } from "express"
import { limits } from "../api/limits.ts"
import { tooLarge } from "../failures/failures.ts"

/** Rejects once a body exceeds `maxBytes`: its parser would read all of it first. */
export function rejectIfLarger(request: Request, maxBytes: number, message = "The body is too large."): Promise<never> {
  const beyond = new Promise<never>((_, reject) => {
    onceExceeded(request, maxBytes, () => reject(tooLarge(message)))
  })
  beyond.catch(() => undefined)
  return beyond
}

/** After an early answer, reads on briefly so that the sender of a large photo gets it; then closes the connection. */
export const hangUpAfterAnswer: RequestHandler = (request, response, next) => {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers
  if (length === undefined && encoding === undefined) return next()
  response.prependOnceListener("finish", () => {
    if (request.complete) return
    onceExceeded(request, limits.fileBytes, () => request.socket.destroy())
    // A parser may have stopped. If nobody has begun to read, Node would discard the rest uncounted.
    request.unpipe().resume().read(0)
  })
  next()
}

function onceExceeded(request: Request, maxBytes: number, act: () => void) {
  let bytes = 0
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) act()
  })
}

const code = (character: string) => character.charCodeAt(0)
const [quote, backslash] = [code('"'), code("\\")]
const [openings, closings] = [new Set([..."[{"].map(code)), new Set([..."]}"].map(code))]

/** Without parsing it, which takes 0.15 s for a megabyte of brackets. */
export function isDeeperThan(maxDepth: number, json: Buffer) {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number
    if (inText) {
      if (byte === backslash) at++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (openings.has(byte) && ++depth > maxDepth) return true
    else if (closings.has(byte)) depth--
  }
  return false
}
