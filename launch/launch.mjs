import "./node-version.mjs"
import { check, generate } from "./check.mjs"
import { prepare } from "./prepare.mjs"
import { Failure, run } from "./run.mjs"

/** What needs the sources. All else is a command of the site itself, as it is in a release. */
const commands = {
  build: () => prepare(undefined, { tools: false }),
  async dev() {
    await prepare([])
    // Vite asks for every file on its own: a line for each in the log would bury what matters.
    const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" }
    await show("tsx watch --clear-screen=false server/dev.ts", { env })
  },
  check,
  codegen: generate,
  async test() {
    await prepare([])
    // Neither needs what the other makes, and both have times in which one core is busy.
    const [{ reason: failure }, { reason: unbuilt }] = await Promise.allSettled([check(), prepare()])
    if (unbuilt) throw unbuilt
    if (failure) console.error(failure.message)
    await show("vitest run", { args })
    if (failure) throw failure
  },
  /** What kills, loads and goes on for hours, and is short in `test`; what installs packages that only it needs. */
  async "test:long"() {
    await prepare()
    const files = args.length ? args : ["test/faults", "test/backup", "test/release", "test/typed-clients"]
    await show("vitest run --project=browser --maxWorkers=1", { args: files, env: { TEST_LONG: "1" } })
  },
  async bench() {
    await prepare()
    await show("tsx test/bench/bench.ts", { args, env: { NODE_ENV: "production" } })
  },
}

async function runSite() {
  await prepare(name === "start" ? undefined : ["server"], { serving: true })
  process.env.NODE_ENV = "production"
  await import("../dist/server/main.js")
}

/** Its exit code is that of the command. */
async function show(command, options) {
  process.exitCode = (await run(command, { ...options, show: true })).code
}

const [, , name, ...args] = process.argv
const command = commands[name] ?? runSite
command().catch((error) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
})
