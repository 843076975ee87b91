import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { WebSocket } from "ws"
import type { Engine } from "./engine.ts"

const program = process.env.FIREFOX_PATH ?? "firefox-esr"

/** Firefox by WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi */
export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"))
  const browser = spawn(program, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"], {
    stdio: ["ignore", "ignore", "pipe"],
  })
  const session = await Session.at(await addressOf(browser))
  const logged: string[] = []
  session.on("log.entryAdded", ({ level, text }) => logged.push(`${level}: ${text}`))
  await session.send("session.new", { capabilities: {} })
  await session.send("session.subscribe", { events: ["log.entryAdded"] })
  const { contexts } = await session.send("browsingContext.getTree", {})
  const context = contexts[0].context
  await session.send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 900 } })

  const call = async (functionDeclaration: string) => {
    const params = { functionDeclaration, target: { context }, awaitPromise: true, resultOwnership: "root" }
    const { result, exceptionDetails } = await session.send("script.callFunction", params)
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  return {
    logged,
    open: async (url) => void (await session.send("browsingContext.navigate", { context, url, wait: "complete" })),
    async run(work, ...args) {
      const { value } = await call(`async () => JSON.stringify(await (${work})(...${JSON.stringify(args)}) ?? null)`)
      return JSON.parse(value)
    },
    act: async (actions) => void (await session.send("input.performActions", { context, actions })),
    async choose(selector, files) {
      const { sharedId } = await call(`() => document.querySelector(${JSON.stringify(selector)})`)
      await session.send("input.setFiles", { context, element: { sharedId }, files })
    },
    async close() {
      const ended = once(browser, "exit")
      await session.send("browser.close", {})
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const [, address] = /BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (address) return `${address}/session`
    }
  throw new Error(`${program} did not start.`)
}

// biome-ignore lint/suspicious/noExplicitAny: the protocol's answers, each read in one place
type Answer = any

class Session {
  private last = 0
  private readonly waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>()
  private readonly listeners = new Map<string, (params: Answer) => void>()

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => this.handleMessage(JSON.parse(String(data))))
  }

  static async at(address: string) {
    const socket = new WebSocket(address)
    await once(socket, "open")
    return new Session(socket)
  }

  on(event: string, listener: (params: Answer) => void) {
    this.listeners.set(event, listener)
  }

  send(method: string, params: object): Promise<Answer> {
    const id = ++this.last
    this.socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  private handleMessage({ id, type, method, params, result, message }: Answer) {
    if (type === "event") this.listeners.get(method)?.(params)
    else if (type === "error") this.waiting.get(id)?.reject(new Error(message))
    else this.waiting.get(id)?.resolve(result)
  }
}
