import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "./clean-copy.ts"
import { Client } from "./client.ts"
import { password } from "./school.ts"

const program = fileURLToPath(new URL("../dist/server/main.js", import.meta.url))

/** The program itself, which can be killed as a power cut kills it, and started again where it was. */
export class BuiltServer {
  readonly email = "head@jacarandahill.example"
  private process?: ChildProcess

  private constructor(
    readonly url: string,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(): Promise<BuiltServer> {
    const port = await freePort()
    const folder = await mkdtemp(join(tmpdir(), "built-"))
    const server = new BuiltServer(`http://localhost:${port}`, { PORT: port, DATA_DIR: folder, SEED: "none" })
    await server.run()
    return server
  }

  /** Starts it, and waits until it answers. */
  async run() {
    const account = { ADMIN_EMAIL: this.email, ADMIN_PASSWORD: password }
    this.process = spawn(process.execPath, [program], {
      env: { ...process.env, ...this.settings, ...account },
      stdio: "ignore",
    })
    for (;;) {
      const answers = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (answers) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Without a chance to finish anything. */
  async kill() {
    if (!this.process || this.process.exitCode !== null) return
    this.process.kill("SIGKILL")
    await once(this.process, "exit")
  }

  visitor() {
    return new Client(this.url)
  }

  async remove() {
    await this.kill()
    await rm(this.settings.DATA_DIR ?? "", { recursive: true, force: true })
  }
}
