import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { openSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { memorySettings } from "../built-server.ts"
import { freePort } from "../clean-copy.ts"
import { type RawAnswer, rawRequest } from "../raw-request.ts"
import { pinned, type Question } from "./load.ts"

const program = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url))
const bareProgram = fileURLToPath(new URL("bare-server.mjs", import.meta.url))

/** A server in a process of its own. */
export interface RunningServer {
  url: string
  /** Megabytes of memory in use. */
  memory(): number
  /** Seconds of processor time used so far, on all its threads. */
  processor(): number
  stop(): Promise<void>
}

/** The built site on a data folder, and the milliseconds until its first answer. */
export async function startBuilt(dataDir: string): Promise<RunningServer & { startedIn: number }> {
  const port = await freePort()
  const begun = performance.now()
  const env = { ...process.env, ...memorySettings, PORT: port, HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "info" }
  const child = spawn(...pinned("server", [process.execPath, program]), {
    env,
    stdio: ["ignore", "ignore", openSync(logOf(dataDir), "a")],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url))) if (child.exitCode !== null) throw new Error("The site did not start.")
  return { ...running(child, url), startedIn: performance.now() - begun }
}

/** Killed on exit, however the measuring ends. */
const children = new Set<ChildProcess>()
process.on("exit", () => {
  for (const child of children) child.kill()
})

/** The log file of a built site on a data folder. */
export const logOf = (dataDir: string) => join(dataDir, "bench.log")

const answers = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A bare `node:http` server that sends the site's answer. */
export async function startBare(answer: RawAnswer): Promise<RunningServer> {
  const child = spawn(...pinned("server", [process.execPath, bareProgram]), { stdio: ["pipe", "pipe", "inherit"] })
  child.stdin?.end(JSON.stringify({ ...answer, body: answer.body.toString("base64") }))
  const [line] = await once(child.stdout as NodeJS.ReadableStream, "data")
  return running(child, String(line).trim())
}

/** The most memory in use during some work, in megabytes. */
export async function peakMemory(site: RunningServer, work: () => Promise<unknown>) {
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, site.memory())
  }, 50)
  await work()
  clearInterval(watch)
  return peak
}

/** Linux counts processor time in hundredths of a second. */
const ticks = 100

/** Seconds of processor time that a process has used, on all its threads. */
export function processorOf(pid: number | undefined): number {
  const [, , , , , , , , , , , user, system] =
    readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
  return (Number(user) + Number(system)) / ticks
}

function running(child: ChildProcess, url: string): RunningServer {
  children.add(child)
  return {
    url,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1000,
    processor: () => processorOf(child.pid),
    async stop() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, "exit")
    },
  }
}

/** Added by Node's server itself. */
const ownHeaders = ["date", "connection", "keep-alive", "transfer-encoding"]

/** Sends one request like those of the load. Omits `ownHeaders`. */
export async function ask(url: string, { path, method, body, headers }: Question): Promise<RawAnswer> {
  const answer = await rawRequest(url + path, { method, body, headers })
  const own = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name))
  return { ...answer, headers: Object.fromEntries(own) }
}
