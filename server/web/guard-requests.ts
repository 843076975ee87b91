import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"

interface Pace {
  /** Milliseconds from one look to the next. */
  every: number
  /** That must have come meanwhile. */
  bytes: number
}

/** A kilobyte a second: a fortieth of what a telephone sends over a poor line. */
const slowest: Pace = { every: 15_000, bytes: 15_000 }

export function guardRequests(listener: RequestListener, pace = slowest): RequestListener {
  return (request, response) => {
    if (hostsOf(request) > 1) return refuse(response, 400, "A request names one host.")
    endSlowBody(request, response, pace)
    listener(request, response)
  }
}

/** Node reads the first of two, a proxy in front perhaps the second. */
function hostsOf({ rawHeaders }: IncomingMessage) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] as string)) hosts++
  return hosts
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === "host"

/** Node itself gives a request five minutes, whatever comes of it: a few hundred idle ones would hold what others need. */
function endSlowBody(request: IncomingMessage, response: ServerResponse, { every, bytes }: Pace) {
  const { headers, socket } = request
  if (headers["transfer-encoding"] === undefined && !Number(headers["content-length"] ?? 0)) return
  let before = socket.bytesRead
  const look = setInterval(() => {
    // What has come and waits to be read is not the sender's delay.
    const isSlow = !request.complete && request.readableLength === 0 && socket.bytesRead - before < bytes
    before = socket.bytesRead
    if (!isSlow) return
    if (response.headersSent) socket.destroy()
    else refuse(response, 408, "The body of this request came too slowly.")
  }, every)
  look.unref()
  for (const end of ["end", "close"]) request.once(end, () => clearInterval(look))
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
