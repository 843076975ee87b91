import { type ChildProcess, execFile, spawn } from "node:child_process"
import { chmod, cp, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { freePort } from "./clean-copy.ts"

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

/**
 * The result of a Dockerfile without a daemon: its steps are done by hand below a folder, and its commands run as another
 * account, which only owns what the file gives it. Supports only the few kinds of steps in this site's Dockerfile.
 */
export class Container {
  readonly account = isRoot ? 64_124 : process.getuid?.()
  private readonly variables: Record<string, string> = {}
  private readonly commands: Record<string, string[]> = {}
  private workdir = "/"
  private user = "root"

  private constructor(readonly folder: string) {}

  static async build(dockerfile: string): Promise<Container> {
    const container = new Container(await mkdtemp(join(tmpdir(), "container-")))
    await chmod(container.folder, 0o755)
    const steps = dockerfile
      .replace(/^#.*\n/gm, "")
      .replace(/\\\n\s*/g, "")
      .trim()
      .split("\n")
    for (const step of steps) {
      const [, kind = "", rest = ""] = /^(\w+) (.*)$/.exec(step) ?? []
      await container.step(kind, rest)
    }
    container.variables.PORT = await freePort()
    if (container.user !== "node") throw new Error(`It runs as ${container.user}.`)
    return container
  }

  start(): ChildProcess {
    const { ENTRYPOINT = [], CMD = [] } = this.commands
    return this.spawn([...ENTRYPOINT, ...CMD])
  }

  async isHealthy(): Promise<boolean> {
    const { HEALTHCHECK = [] } = this.commands
    const check = this.spawn(HEALTHCHECK)
    return new Promise((resolve) => check.once("exit", (code) => resolve(code === 0)))
  }

  remove() {
    return rm(this.folder, { recursive: true })
  }

  private async step(kind: string, rest: string) {
    const json = /\[.*\]$/.exec(rest)?.[0]
    if (kind === "WORKDIR") await mkdir(this.inside(rest))
    if (kind === "WORKDIR") this.workdir = rest
    else if (kind === "USER") this.user = rest
    else if (kind === "ENV")
      Object.assign(
        this.variables,
        Object.fromEntries([...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
      )
    else if (kind === "COPY") await this.copy(rest)
    else if (kind === "RUN") await run("sh", ["-c", this.rebase(rest)])
    else if (json) this.commands[kind] = JSON.parse(json)
    else if (!["FROM", "VOLUME", "EXPOSE"].includes(kind)) throw new Error(`What is ${kind}?`)
  }

  /** Copies the release into the working folder. */
  private async copy(rest: string) {
    if (rest !== ". .") throw new Error(`COPY ${rest} is not what this does by hand.`)
    await cp(join(import.meta.dirname, "..", "dist"), this.inside(this.workdir), {
      recursive: true,
      filter: (path) => !/\.cjs\.v|sandbox\/assets$/.test(path),
    })
  }

  private spawn([program = "", ...args]: string[]) {
    const env = {
      PATH: process.env.PATH,
      ...this.variables,
      DATA_DIR: this.inside(this.variables.DATA_DIR ?? ""),
      SEED: "none",
      LOG_LEVEL: "warn",
    }
    const options = isRoot ? { uid: this.account, gid: this.account } : {}
    return spawn(
      program,
      args.map((arg) => this.rebase(arg)),
      { ...options, env, cwd: this.inside(this.workdir), stdio: "ignore" },
    )
  }

  private inside(path: string) {
    return join(this.folder, path)
  }

  private rebase(text: string) {
    return text
      .replace(/(?<![\w/:])\/(app|data)\b/g, `${this.folder}/$1`)
      .replace("node:node", isRoot ? `${this.account}:${this.account}` : `${this.account}`)
  }
}
