import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { stat } from "node:fs/promises"
import { isIPv6 } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Refusal } from "../../../base/refusal.ts"
import type { Settings } from "../../../base/settings.ts"

/** The site's account, so that files do not belong to root. */
export interface Account {
  uid?: number
  gid?: number
}

export async function ownerOf(folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = await stat(folder).catch(() => {
    throw new Refusal(`Setting DATA_DIR is wrong: there is no folder ${folder}.`)
  })
  return { uid, gid }
}

/** Acts as the account, as a link in its folder could mislead root. Start no programs: they could become root again. */
export async function runAs<T>({ uid, gid }: Account, work: () => Promise<T>): Promise<T> {
  if (uid === undefined || gid === undefined) return work()
  process.setegid?.(gid)
  process.seteuid?.(uid)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
  }
}

export interface ReleaseOptions {
  release: string
  account: Account
  settings?: Record<string, string>
}

export async function runCommand(running: ReleaseOptions, ...args: string[]) {
  const child = start(running, args)
  const readOutput = collect(child)
  const [code] = await once(child, "close")
  return { succeeded: code === 0, output: readOutput() }
}

/** @throws Refusal with its output */
export async function requireCommand(running: ReleaseOptions, ...args: string[]) {
  const { succeeded, output } = await runCommand(running, ...args)
  if (!succeeded) throw new Refusal(output)
}

/** Stops the site after `work`. @throws Refusal with the site's output if it ends, or is not ready in two minutes */
export async function whileServing(running: ReleaseOptions & { port: number }, work: (url: string) => Promise<void>) {
  const { port } = running
  const isolated = { PORT: String(port), HOST: loopback, STOP_DELAY: "0" }
  const child = start({ ...running, settings: { ...running.settings, ...isolated } }, [])
  const readOutput = collect(child)
  const closed = once(child, "close")
  try {
    const url = addressOf({ port })
    const isReady = await Promise.race([waitUntilReady(url), closed.then(() => false)])
    if (!isReady) throw new Refusal(`It did not start.\n${readOutput()}`)
    await work(url)
  } finally {
    child.kill("SIGTERM")
    await closed
  }
}

const loopback = "127.0.0.1"

export function addressOf({ host = loopback, port }: Pick<Settings, "port"> & Partial<Pick<Settings, "host">>) {
  const reached = ["0.0.0.0", "::"].includes(host) ? loopback : host
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`
}

const readyTimeoutMs = 120_000

export async function waitUntilReady(url: string): Promise<boolean> {
  for (const until = Date.now() + readyTimeoutMs; Date.now() < until; await pause(100)) {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (response?.ok) return true
  }
  return false
}

function start({ release, account, settings }: ReleaseOptions, args: string[]) {
  const program = join(release, "server", "main.js")
  const env = { ...process.env, ...settings }
  // The child ends even if this process is killed.
  return spawn("setpriv", ["--pdeathsig=TERM", process.execPath, program, ...args], {
    ...account,
    env,
    cwd: release,
    stdio: ["ignore", "pipe", "pipe"],
  })
}

function collect(child: ChildProcess) {
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part))
  return () => text.trim()
}
