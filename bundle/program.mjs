import { executionAsyncResource } from "node:async_hooks"
import { existsSync } from "node:fs"
import Module, { createRequire } from "node:module"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"

// Copied to dist/server, beside the bundled programs.
const require = createRequire(import.meta.url)

/** Runs the program that the first argument names: `start`, or none, serves the site. */
export function runCommand(commands) {
  const [name = "start"] = process.argv.splice(2, 1)
  if (commands[name]) return runProgram(name === "start" ? "main" : name)
  const asked = ["help", "--help", "-h"].includes(name)
  const lines = Object.entries(commands).map(([command, about]) => `  ${command.padEnd(9)} ${about}`)
  const help = `node ${process.argv[1]} COMMAND\n\n${lines.join("\n")}\n\nSettings are environment variables: see docs/settings.md.`
  console[asked ? "log" : "error"](asked ? help : `There is no command ${name}.\n\n${help}`)
  process.exitCode = asked ? 0 : 1
}

const memoryFlags = [
  // Percentage by which garbage may grow the heap before a collection. By default V8 lets the heap grow fourfold on a machine
  // with room: 100 MB more than was in use.
  "--heap-growing-percent=50",
  // An idle site has a young generation of 1 MB, which V8 doubles so slowly that a busy one is collected nine times as often
  // for minutes: a fourth more processor time for each answer from memory. This is all of its 16 MB at once.
  "--semi-space-growth-factor=16",
]

/**
 * Resources of `process.nextTick`. Once a collection finds none of them, V8 forgets their shape, and Node creates all
 * others on a path three times as slow, four for each answer, for as long as the process lives.
 */
const keptTicks = []

export function runProgram(name) {
  // Before anything is compiled: V8 rejects code that was compiled under other flags.
  for (const flag of memoryFlags) setFlagsFromString(flag)
  process.nextTick(() => keptTicks.push(executionAsyncResource()))
  // From Node 22 on: a start on Node 20 compiles. Beside the site, as nobody else may write there.
  const dataDir = process.env.DATA_DIR || join("data", "site")
  if (name === "main" && existsSync(dataDir)) Module.enableCompileCache?.(join(dataDir, ".temporary", "compiled"))
  require(`./${name}.cjs`)
}
