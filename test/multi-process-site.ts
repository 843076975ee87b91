import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { Client as Connection } from "pg"
import { BuiltServer } from "./built-server.ts"
import { freePort } from "./clean-copy.ts"
import { startServer } from "./postgres/server.ts"

const proxySettings = fileURLToPath(new URL("../deploy/several.Caddyfile", import.meta.url))

export const hasCaddy = spawnSync("caddy", ["version"]).error === undefined

/** Several processes of one site, with PostgreSQL, behind Caddy as `deploy` sets it up. */
export class MultiProcessSite {
  /** The readers' address. */
  url = ""
  processes: BuiltServer[] = []
  private proxy?: ChildProcess

  private constructor(
    readonly folder: string,
    private readonly postgres: Awaited<ReturnType<typeof startServer>>,
    private readonly settings: Record<string, string>,
  ) {}

  static async open(): Promise<MultiProcessSite> {
    const folder = await mkdtemp(join(tmpdir(), "wide-"))
    const postgres = await startServer("lasting")
    const url = Object.assign(new URL(postgres.url), { pathname: "/wide" })
    const connection = new Connection({ connectionString: postgres.url })
    await connection.connect()
    await connection.query("CREATE DATABASE wide")
    await connection.end()
    const shared = { DATA_DIR: join(folder, "data"), DATABASE_URL: url.href, TOKEN_SECRET: "x".repeat(32) }
    return new MultiProcessSite(folder, postgres, { ...shared, SEED: "school", TRUST_PROXY: "1", STOP_DELAY: "0" })
  }

  async scale(count: number) {
    await this.stopServing()
    for (let number = 0; number < count; number++)
      this.processes.push(await BuiltServer.start({ settings: this.settings }))
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    const upstreams = this.processes.map(({ url }) => new URL(url).host).join(" ")
    this.proxy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", proxySettings], {
      stdio: "ignore",
      env: {
        ...process.env,
        ...{ SITE_ADDRESS: this.url, SITE_UPSTREAMS: upstreams, CADDY_ADMIN: `127.0.0.1:${await freePort()}` },
        ...{ HOME: this.folder, XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder },
      },
    })
    while (!(await fetch(`${this.url}/readyz`).catch(() => undefined))?.ok) await pause(50)
  }

  get proxyPid() {
    return this.proxy?.pid
  }

  async close() {
    await this.stopServing()
    await this.postgres.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async stopServing() {
    if (this.proxy?.kill()) await once(this.proxy, "exit")
    for (const process of this.processes.splice(0)) await process.remove()
  }
}
