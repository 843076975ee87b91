import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { oncePer } from "../../base/once-per.ts"

interface Pace {
  /** Milliseconds between checks. */
  every: number
  bytes: number
}

/** A kilobyte a second: a phone on a poor connection sends forty times as much. */
const slowest: Pace = { every: 15_000, bytes: 15_000 }

/** Requests on one connection before the first is answered. Browsers and proxies send one; each takes 5 kB of memory. */
const maxPipelined = 4

export function guardRequests(listener: RequestListener, pace = slowest): RequestListener {
  const watchOf = oncePer((_: Socket) => new BodyWatch(pace))
  const pipelineOf = oncePer((_: Socket) => ({ length: 0 }))
  return (request, response) => {
    const pipeline = pipelineOf(request.socket)
    // A response gets its socket once all earlier ones are sent.
    pipeline.length = response.socket ? 1 : pipeline.length + 1
    if (pipeline.length > maxPipelined) return void request.socket.destroy()
    if (hostsOf(request) > 1) return refuse(response, 400, "A request names one host.")
    if (hasBody(request)) watchOf(request.socket).begin(request, response)
    listener(request, response)
  }
}

/** Node reads the first of two Host headers, a proxy in front perhaps the second. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** One timer per connection, as nearly all bodies arrive at once. */
class BodyWatch {
  private current?: { request: IncomingMessage; response: ServerResponse }
  private before = 0
  private readonly timer: NodeJS.Timeout

  constructor(private readonly pace: Pace) {
    // A busy site first reads what has arrived meanwhile.
    this.timer = setTimeout(() => setImmediate(() => this.check()), pace.every).unref()
  }

  begin(request: IncomingMessage, response: ServerResponse) {
    this.current = { request, response }
    this.before = request.socket.bytesRead
    this.timer.refresh()
  }

  private check() {
    const { request, response } = this.current ?? {}
    if (!request || !response || request.complete || request.destroyed) {
      this.current = undefined
      return
    }
    const { bytesRead } = request.socket
    // Unread bytes are not the sender's delay.
    const isSlow = request.readableLength === 0 && bytesRead - this.before < this.pace.bytes
    this.before = bytesRead
    if (!isSlow) this.timer.refresh()
    // After an answer has begun, such as a stream, a refusal would become part of its body.
    else if (response.headersSent || !response.socket) request.socket.destroy()
    else refuse(response, 408, "The body of this request came too slowly.")
  }
}

function refuse(response: ServerResponse, status: number, message: string) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    Connection: "close",
  })
  response.end(JSON.stringify({ message, code: "BAD_USER_INPUT" }), () => response.socket?.destroySoon())
}
