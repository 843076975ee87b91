import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** A connection to a PostgreSQL server that can be cut, and mended again. */
export class CuttableConnection {
  private readonly sockets = new Set<Socket>()
  private isCut = false
  private isSilent = false

  private constructor(
    /** The server's address through this connection. */
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async to(url: string): Promise<CuttableConnection> {
    const { hostname, port } = new URL(url)
    const server = createServer((socket) => connection.join(socket, connect(Number(port), hostname)))
    await once(server.listen(0, "127.0.0.1"), "listening")
    const by = Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) })
    const connection = new CuttableConnection(by.href, server)
    return connection
  }

  cut() {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }

  /** Simulates a vanished machine: nothing arrives, and nothing is refused. */
  silence() {
    this.isSilent = true
    for (const socket of this.sockets) socket.unpipe()
  }

  restore() {
    this.isCut = false
    this.isSilent = false
  }

  close() {
    this.cut()
    this.server.close()
  }

  private join(...ends: [Socket, Socket]) {
    const [here, there] = ends
    for (const socket of ends) {
      this.sockets.add(socket)
      socket.on("error", () => undefined).on("close", () => this.sockets.delete(socket))
    }
    if (this.isCut) for (const socket of ends) socket.destroy()
    if (!this.isSilent) here.pipe(there).pipe(here)
  }
}
