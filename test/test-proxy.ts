import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** A replacement for the site's answer: a text, or 404. */
type Answer = string | 404

/** A proxy in front of a school that answers some addresses itself, like another release of the site. */
export class TestProxy {
  /** Answers by path prefix; the last match wins. */
  readonly overrides = new Map<string, Answer>()
  /** The requested paths. */
  readonly requestedPaths: string[] = []
  /** True while the connection is cut: requests get no answer. */
  isCut = false

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async of(school: { url: string }): Promise<TestProxy> {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
    const front = new TestProxy(server, `http://localhost:${(server.address() as AddressInfo).port}`)
    server.on("request", (request, response) => front.answer(school.url, request, response))
    return front
  }

  close() {
    this.server.closeAllConnections()
    return new Promise((closed) => this.server.close(closed))
  }

  private answer(site: string, request: IncomingMessage, response: ServerResponse) {
    if (this.isCut) return void request.destroy()
    const { url = "/", method, headers } = request
    this.requestedPaths.push(url)
    const override = [...this.overrides].findLast(([path]) => url.startsWith(path))?.[1]
    if (override === undefined) return pass(request, response, ask(site + url, { method, headers }))
    if (override === 404) return void response.writeHead(404).end()
    response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" }).end(override)
  }
}

function pass(request: IncomingMessage, response: ServerResponse, upstream: ReturnType<typeof ask>) {
  upstream.on("response", (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  upstream.on("error", () => response.destroy())
  request.pipe(upstream)
}
