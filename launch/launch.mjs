import "./node-version.mjs"
import { check } from "./check.mjs"
import { prepare } from "./prepare.mjs"
import { Failure, runTool } from "./run.mjs"

const tsx = "tsx/dist/cli.mjs"

const commands = {
  start: () => become("main"),
  user: () => become("user", ["server"]),
  migrate: () => become("migrate", ["server"]),
  backup: () => become("backup", ["server"]),
  restore: () => become("restore", ["server"]),
  export: () => become("export", ["server"]),
  import: () => become("import", ["server"]),
  images: () => become("images", ["server"]),
  move: () => become("move", ["server"]),
  build: () => prepare(undefined, { tools: false }),
  // Vite asks for every file on its own: a line for each in the log would bury what matters.
  dev: () => show(tsx, ["watch", "--clear-screen=false", "server/dev.ts"], { LOG_LEVEL: "warn", ...process.env }),
  check,
  async codegen() {
    await show(tsx, ["server/print-schema.ts"])
    if (!process.exitCode) await show(tsx, ["codegen/words.ts"])
    if (!process.exitCode) await generate()
    if (!process.exitCode) await show(tsx, ["codegen/contract.ts"])
  },
  async test(...args) {
    await prepare()
    const failure = await check().catch((error) => error)
    if (failure) console.error(failure.message)
    await show("vitest/vitest.mjs", ["run", ...args])
    if (failure) throw failure
  },
  /** What kills, loads and goes on for hours, and is short in `test`; what installs packages that only it needs. */
  async "test:long"(...args) {
    await prepare()
    const files = args.length ? args : ["test/faults", "test/backup", "test/release", "test/typed-clients"]
    await show("vitest/vitest.mjs", ["run", "--project", "browser", "--maxWorkers=1", ...files], { TEST_LONG: "1" })
  },
  async bench(...args) {
    await prepare()
    await show(tsx, ["test/bench/bench.ts", ...args], { NODE_ENV: "production" })
  },
}

/** The code of the documents. One that does not fit the schema is told only by what tells of each step, too. */
async function generate() {
  const codegen = "@graphql-codegen/cli/cjs/bin.js"
  const { code } = await runTool(codegen, ["--silent"])
  if (code !== 0) await show(codegen, [])
}

async function become(program, parts) {
  await prepare(parts, { serving: true })
  process.env.NODE_ENV = "production"
  await import(`../dist/server/${program}.js`)
}

/** Runs a tool on the sources; its exit code is that of the command. */
async function show(tool, args, env) {
  await prepare([])
  process.exitCode = (await runTool(tool, args, { show: true, env })).code
}

const [name] = process.argv.splice(2, 1)
commands[name](...process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
})
