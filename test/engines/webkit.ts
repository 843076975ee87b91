import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import type { Engine } from "./engine.ts"

const driver = process.env.WEBKIT_DRIVER_PATH ?? "WebKitWebDriver"
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

/** WebKitGTK by WebDriver (https://w3.org/TR/webdriver2), on a screen of its own, as it needs one. */
export async function openWebKit(): Promise<Engine> {
  const port = await freePort()
  const display = await openDisplay()
  const env = { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: "1", GDK_BACKEND: "x11" }
  const service = spawn(driver, [`--port=${port}`], { stdio: "ignore", env })
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(`${address}/status`, service)
  const { sessionId } = await send("POST", `${address}/session`, { capabilities: {} })
  const session = `${address}/session/${sessionId}`
  const post = (path: string, body: object) => send("POST", session + path, body)
  await post("/window/rect", { x: 0, y: 0, width: 1280, height: 900 })
  const script = (script: string) => post("/execute/sync", { script, args: [] })

  return {
    logged: [],
    open: (url) => post("/url", { url }),
    async run(work, ...args) {
      const text = await script(
        `return (async () => JSON.stringify(await (${work})(...${JSON.stringify(args)}) ?? null))()`,
      )
      return JSON.parse(text)
    },
    act: (actions) => post("/actions", { actions }),
    async choose(selector, files) {
      const found = await script(`return document.querySelector(${JSON.stringify(selector)})`)
      await post(`/element/${found[elementKey]}/value`, { text: files.join("\n") })
    },
    async close() {
      await send("DELETE", session)
      for (const process of [service, display.process]) {
        const ended = once(process, "exit")
        process.kill()
        await ended
      }
    },
  }
}

async function openDisplay() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer]
  return { name: `:${String(number).trim()}`, process: screen }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (!address || typeof address === "string") throw new Error("There is no port.")
  return address.port
}

async function waitUntilReady(url: string, { exitCode }: ChildProcess) {
  const end = Date.now() + 10_000
  while (Date.now() < end && exitCode === null) if (await fetch(url).catch(() => undefined)) return
  throw new Error(`${driver} did not start.`)
}

async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
