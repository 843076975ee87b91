import { type ChildProcess, spawn } from "node:child_process"
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/** A fresh checkout of the package, in a folder of its own, with the installed packages of this one. */
export class CleanCopy {
  private readonly programs: Program[] = []

  private constructor(readonly folder: string) {}

  static async make(): Promise<CleanCopy> {
    const folder = await mkdtemp(join(tmpdir(), "copy-"))
    await cp(root, folder, { recursive: true, filter: isSource })
    await mkdir(join(folder, "dist"))
    const copy = new CleanCopy(folder)
    await copy.linkPackages()
    return copy
  }

  linkPackages() {
    return symlink(join(root, "node_modules"), join(this.folder, "node_modules"))
  }

  /** Runs `npm start`, with settings. */
  start(settings: Record<string, string>) {
    return this.run(["start"], settings)
  }

  /** Runs a script of package.json, without npm. */
  launch(settings: Record<string, string>, ...args: string[]) {
    return this.program(process.execPath, ["launch/launch.mjs", ...args], this.folder, settings)
  }

  /** Runs `npm run build`. */
  build() {
    return this.run(["run", "build"], {})
  }

  /** Runs `npm run user -- …`, with settings. */
  user(settings: Record<string, string>, ...args: string[]) {
    return this.run(["run", "--silent", "user", "--", ...args], settings)
  }

  /** Ends processes left running by a failed test. */
  killAll() {
    for (const program of this.programs.splice(0)) program.kill()
  }

  async remove() {
    this.killAll()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Runs any program, in any folder. */
  program(command: string, args: string[], cwd: string, settings: Record<string, string>) {
    const program = new Program(command, args, cwd, settings)
    this.programs.push(program)
    return program
  }

  private run(args: string[], settings: Record<string, string>) {
    return this.program("npm", args, this.folder, settings)
  }
}

export class Program {
  /** Its output, including the error stream. */
  output = ""
  errors = ""
  /** Its exit code. */
  readonly ended: Promise<number | null>
  private readonly child: ChildProcess
  private readonly url: string

  constructor(command: string, args: string[], cwd: string, settings: Record<string, string>) {
    const env = { ...cleanEnvironment(), LOG_LEVEL: "warn", HOST: "127.0.0.1", SEED: "none", ...settings }
    this.url = `http://127.0.0.1:${settings.PORT}`
    this.child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true })
    this.child.stdout?.on("data", (text) => (this.output += text))
    this.child.stderr?.on("data", (text) => (this.errors += text))
    this.ended = new Promise((resolve) => this.child.once("close", resolve))
  }

  /** Resolves when the site answers. @throws Error with the program's output if it ends instead */
  async waitUntilReady() {
    let hasEnded = false
    this.ended.then(() => (hasEnded = true))
    while (!(await isReady(this.url))) {
      if (hasEnded) throw new Error(`The site did not start.\n${this.output}${this.errors}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** A short wait for internal work. */
  shortWait() {
    return new Promise((resolve) => setTimeout(resolve, 200))
  }

  get pid() {
    return this.child.pid
  }

  stop(signal: NodeJS.Signals = "SIGTERM") {
    this.child.kill(signal)
    return this.ended
  }

  /** Kills it with all its children. */
  kill() {
    if (this.child.exitCode !== null || this.child.signalCode !== null || !this.child.pid) return
    process.kill(-this.child.pid, "SIGKILL")
  }
}

/** A port that is free now. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

function isSource(path: string) {
  return !/(^|\/)(node_modules|dist|\.staging|\.git)$|^data\/(site$|site\.sqlite|token-secret|images)/.test(
    relative(root, path),
  )
}

/** The environment without npm's and Vitest's variables, which a start from a terminal does not have. */
export function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|VITEST|INIT_CWD)/.test(name)),
  )
}

async function isReady(url: string) {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
