import { execFile, spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

/** A request that many readers send at the same time. */
export interface Question {
  name: string
  path: string
  method?: "GET" | "POST"
  body?: string
  headers?: Record<string, string>
  /** The expected status; 200 by default. */
  status?: number
}

/** Answers per second, and the 99th percentile of their times in milliseconds. */
export interface Load {
  perSecond: number
  p99: number
}

/** Concurrent connections by default. */
const usual = 16
const ran = promisify(execFile)
const has = (program: string) => spawnSync(program, ["-v"]).error === undefined

const withWrk = has("wrk")
/** Fetched by npx for a measurement: the package and its 39 dependencies are not part of the site. */
const autocannon = "autocannon@9.0.0"
const pins = has("taskset") && availableParallelism() >= 4

/** Pins a command to the processors of servers, or to those of the load, if there are enough for both. */
export function pinned(side: "server" | "load", command: string[]): [string, string[]] {
  const half = Math.floor(availableParallelism() / 2)
  const processors = side === "server" ? `0-${half - 1}` : `${half}-${availableParallelism() - 1}`
  const [program = "", ...args] = pins ? ["taskset", "-c", processors, ...command] : command
  return [program, args]
}

export const generator = `${withWrk ? "wrk --latency" : "autocannon"}, ${usual} connections${pins ? ", processors of its own" : ""}`

/** Sends requests as fast as answers arrive, for `seconds`. @throws Error for answers of another status */
export function load(url: string, question: Question, seconds: number, connections = usual): Promise<Load> {
  return (withWrk ? byWrk : byAutocannon)(url, question, seconds, connections)
}

async function byWrk(
  url: string,
  { name, path, method = "GET", body, headers = {}, status = 200 }: Question,
  seconds: number,
  connections: number,
) {
  const script = join(mkdtempSync(join(tmpdir(), "bench-")), "ask.lua")
  const lines = [
    `wrk.method = ${lua(method)}`,
    ...Object.entries(headers).map(([key, value]) => `wrk.headers[ ${lua(key)} ] = ${lua(value)}`),
  ]
  writeFileSync(script, [...lines, ...(body ? [`wrk.body = ${lua(body)}`] : [])].join("\n"))
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, url + path]
  const { stdout, stderr } = await ran(...pinned("load", wrk))
  // wrk continues without a script that it cannot read.
  if (stderr) throw new Error(`${name}: ${stderr}`)
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)
  if (refused && status < 300) throw new Error(`${name}: ${refused[0]}`)
  return { perSecond: numberIn(/Requests\/sec:\s+([\d.]+)/, stdout), p99: millisecondsIn(stdout) }
}

const lua = (text: string) => `[==[${text}]==]`

const numberIn = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1])

function millisecondsIn(output: string) {
  const [, value, unit] = /^\s+99%\s+([\d.]+)(us|ms|s)/m.exec(output) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit as "us"] ?? Number.NaN)
}

async function byAutocannon(
  url: string,
  { name, path, method = "GET", body, headers = {}, status = 200 }: Question,
  seconds: number,
  connections: number,
) {
  const args = ["--json", "--method", method, ...["--connections", `${connections}`], ...["--duration", `${seconds}`]]
  for (const [key, value] of Object.entries(headers)) args.push("--headers", `${key}=${value}`)
  if (body) args.push("--body", body)
  const { stdout } = await ran(...pinned("load", ["npx", "--yes", autocannon, ...args, url + path]))
  const result = JSON.parse(stdout)
  const wrong = Object.keys(result.statusCodeStats).filter((code) => Number(code) !== status)
  if (wrong.length || result.errors) throw new Error(`${name}: answered ${wrong}, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** The median of several rounds. */
export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] as number
}

/** Milliseconds of each of `count` runs, without `before`. */
export async function timesOf(
  count: number,
  work: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => undefined,
) {
  const took: number[] = []
  while (took.length < count) {
    await before()
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
  }
  return took
}

/** Completions per second of `clients` concurrent workers without pauses. */
export async function throughput(work: (number: number) => Promise<unknown>, clients: number, seconds: number) {
  const begun = performance.now()
  const end = begun + seconds * 1000
  let done = 0
  const again = async () => {
    while (performance.now() < end) await work(done++)
  }
  await Promise.all(Array.from({ length: clients }, again))
  return done / ((performance.now() - begun) / 1000)
}
