import { setTimeout as pause } from "node:timers/promises"
import pLimit from "p-limit"
import { Client } from "pg"
import type { Logger } from "pino"
import { tryLock } from "./advisory-lock.ts"

interface ListenerOptions {
  url: string
  /** An identifier without quotes. */
  channel: string
  log: Logger
  onNotification: (payload: string) => void
  /** Called after each reconnection: notifications may have been missed meanwhile. */
  onConnected: () => void
}

/** Milliseconds that `catchUp` waits. */
const maxWaitMs = 1_000
const timeoutMs = 10_000
/** Milliseconds until a reconnection, doubled after each failed one. */
const firstDelayMs = 50
const maxDelayMs = 2_000

/** Within half a minute, the server notices that a machine has vanished, and ends its leadership. */
const keepalives = "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"

/** Listens on a connection of its own, which reconnects. */
export class Listener {
  private client?: Client
  private leading?: Client
  private readonly exclusive = pLimit(1)
  private delayMs = firstDelayMs
  private timer?: NodeJS.Timeout
  private stopped = false

  constructor(private readonly options: ListenerOptions) {}

  /** @throws what PostgreSQL throws if the first connection fails */
  static async open(options: ListenerOptions): Promise<Listener> {
    const listener = new Listener(options)
    await listener.connect()
    return listener
  }

  /** Resolves when everything notified before the call has been received. @throws without a connection or an answer */
  async catchUp(): Promise<void> {
    const { client } = this
    if (!client) throw new Error("There is no connection that listens to the database.")
    const response = this.exclusive(() => client.query("SELECT 1")).catch((error) => {
      this.handleLoss(client)
      throw error
    })
    const timeout = pause(maxWaitMs, undefined, { ref: false }).then(() => {
      throw new Error("The connection that listens to the database does not answer.")
    })
    await Promise.race([response, timeout])
  }

  /** Leadership lasts until the connection is lost; then the next process to ask leads. Never rejects. */
  async isLeader(): Promise<boolean> {
    const { client } = this
    if (!client) return false
    if (this.leading === client) return true
    const isLocked = await this.exclusive(() => isLockedBy(client)).catch(() => false)
    if (isLocked) this.leading = client
    return isLocked && this.client === client
  }

  /** Does not wait for a server that may have vanished. */
  close() {
    this.stopped = true
    clearTimeout(this.timer)
    const { client } = this
    this.client = undefined
    client?.end().catch(() => undefined)
  }

  private async connect() {
    const { url, channel, onNotification, onConnected } = this.options
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      application_name: "junior-academy listener",
    })
    client.on("error", () => this.handleLoss(client)).on("end", () => this.handleLoss(client))
    client.on("notification", ({ payload = "" }) => onNotification(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}; ${keepalives}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    this.delayMs = firstDelayMs
    onConnected()
  }

  private handleLoss(client: Client) {
    if (this.client !== client) return
    this.client = undefined
    this.options.log.warn("lost the connection that listens to the database")
    client.end().catch(() => undefined)
    this.reconnect()
  }

  private reconnect() {
    if (this.stopped) return
    this.timer = setTimeout(() => this.connect().catch(() => this.reconnect()), this.delayMs).unref()
    this.delayMs = Math.min(this.delayMs * 2, maxDelayMs)
  }
}

const isLockedBy = async (client: Client): Promise<boolean> => (await client.query(tryLock("lead"))).rows[0].isLocked
