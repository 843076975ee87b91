import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import manifest from "../package.json" with { type: "json" }
import { freePort, Program } from "./clean-copy.ts"
import { Client } from "./client.ts"
import { password } from "./school.ts"

const programs = fileURLToPath(new URL("../dist/server/", import.meta.url))

/** The settings of `npm start`, which return memory after a burst. */
export const memorySettings = Object.fromEntries(
  [...manifest.scripts.start.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [
    name as string,
    value as string,
  ]),
)

interface Options {
  /** Settings in addition to the defaults. */
  settings?: Record<string, string>
  /** A command that runs the program, such as `prlimit --nofile=64`. */
  wrapper?: string[]
  /** The Node that runs it, by default this one. */
  node?: string
}

/** The built program, which tests can kill as by a power cut, and restart on its folder. */
export class BuiltServer {
  readonly email = "head@jacarandahill.example"
  private program?: Program

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly settings: Record<string, string>,
    private readonly wrapper: string[],
    private readonly node: string,
  ) {}

  /** Prepares a server with its own folder, without starting it. */
  static async prepare({ settings = {}, wrapper = [], node = process.execPath }: Options = {}): Promise<BuiltServer> {
    const PORT = await freePort()
    const folder = await mkdtemp(join(tmpdir(), "built-"))
    await mkdir(join(folder, "tmp"))
    const account = { ADMIN_EMAIL: "head@jacarandahill.example", ADMIN_PASSWORD: password }
    const all = {
      PORT,
      DATA_DIR: join(folder, "data"),
      TMPDIR: join(folder, "tmp"),
      SEED: "none",
      BACKUP_KEEP: "0",
      ...memorySettings,
      ...account,
      ...settings,
    }
    return new BuiltServer(`http://localhost:${PORT}`, folder, all, wrapper, node)
  }

  get dataDir() {
    return join(this.folder, "data")
  }

  get temporaryDir() {
    return join(this.folder, "tmp")
  }

  static async start(options: Options = {}): Promise<BuiltServer> {
    const server = await BuiltServer.prepare(options)
    await server.run()
    return server
  }

  /** Starts it, and waits until it answers. */
  async run() {
    this.program = this.command("main")
    await this.program.waitUntilReady()
  }

  /** Runs one of the site's programs with the same settings. */
  command(name: string, args: string[] = []): Program {
    const [program = "", ...more] = [...this.wrapper, this.node, join(programs, `${name}.js`), ...args]
    return new Program(program, more, this.folder, this.settings)
  }

  /** The log since its last start, line by line. */
  get log(): { level: number; msg: string; [fact: string]: unknown }[] {
    const lines = (this.program?.errors ?? "").split("\n")
    return lines.flatMap((line) => (line.startsWith("{") ? JSON.parse(line) : []))
  }

  /** Kills it without a chance to finish anything. */
  async kill() {
    this.program?.kill()
    await this.program?.ended
  }

  /** Resolves with its exit code. */
  stop() {
    return this.program?.stop()
  }

  get pid() {
    return this.program?.pid
  }

  get ended() {
    return this.program?.ended
  }

  /** Megabytes of memory in use now, and at the peak. */
  memory() {
    const status = readFileSync(`/proc/${this.program?.pid}/status`, "utf8")
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
    return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") }
  }

  /** Limits the running program's resources, by `prlimit`'s names, until another limit is set. */
  limit(bounds: Record<string, string>) {
    const options = Object.entries(bounds).map(([name, most]) => `--${name}=${most}:`)
    execFileSync("prlimit", [`--pid=${this.program?.pid}`, ...options])
  }

  /** The number of its open files and connections. */
  async handles() {
    return (await readdir(`/proc/${this.program?.pid}/fd`)).length
  }

  visitor() {
    return new Client(this.url)
  }

  async signedIn(): Promise<Client> {
    const client = this.visitor()
    await client.signIn(this.email, password)
    return client
  }

  async remove() {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true })
  }
}
