import { once } from "node:events"
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

const checkIntervalMs = 10

/** A round-robin load balancer: sends requests to processes whose `/readyz` reports ready, and retries none. */
export class Balancer {
  /** Requests without an answer. */
  failed = 0
  private readonly agent = new Agent({ keepAlive: true })
  private readonly ready = new Map<string, boolean>()
  private turn = 0
  private isOpen = true

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Balancer> {
    const server = createServer((request, response) => balancer.forward(request, response))
    const balancer = new Balancer(server)
    await once(server.listen(0, "127.0.0.1"), "listening")
    return balancer
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async add(url: string) {
    this.ready.set(url, false)
    void this.watch(url)
    await this.waitUntil(url, true)
  }

  /** Resolves when it has seen that a process is ready, or no longer is. */
  async waitUntil(url: string, isReady: boolean) {
    while (this.ready.get(url) !== isReady) await pause(checkIntervalMs)
  }

  close() {
    this.isOpen = false
    this.agent.destroy()
    this.server.close()
    this.server.closeAllConnections()
  }

  private async watch(url: string) {
    while (this.isOpen) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      this.ready.set(url, answer?.ok ?? false)
      await pause(checkIntervalMs)
    }
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const upstreams = [...this.ready].filter(([, isReady]) => isReady).map(([url]) => url)
    const upstream = upstreams[this.turn++ % upstreams.length] ?? "http://127.0.0.1:9"
    const { method, headers, url: path = "/" } = incoming
    const passed = request(new URL(path, upstream), { method, headers, agent: this.agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on("error", () => {
      this.failed++
      outgoing.writeHead(502).end()
    })
    incoming.pipe(passed)
  }
}
