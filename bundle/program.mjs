import { executionAsyncResource } from "node:async_hooks"
import { existsSync } from "node:fs"
import Module, { createRequire } from "node:module"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"

// Copied to dist/server, beside the bundled programs.
const require = createRequire(import.meta.url)

/** `start` is the default. */
export function runCommand(commands) {
  const [name = "start"] = process.argv.splice(2, 1)
  const isHelp = ["help", "--help", "-h"].includes(name === "start" ? process.argv[2] : name)
  if (commands[name] && !isHelp) return runProgram(name === "start" ? "main" : name)
  const lines = Object.entries(commands).map(([command, about]) => `  ${command.padEnd(9)} ${about}`)
  const settings = join(import.meta.dirname, "..", "deploy", "settings.md")
  const help = `The commands are:\n\n${lines.join("\n")}\n\nSettings are environment variables: see ${settings}.`
  console[isHelp ? "log" : "error"](isHelp ? help : `There is no command ${name}.\n\n${help}`)
  process.exitCode = isHelp ? 0 : 1
}

const memoryFlags = [
  // Heap growth before a collection. V8's default quadruples the heap on a large machine: 100 MB more than was in use.
  "--heap-growing-percent=50",
  // Grows the young generation from 1 to 16 MB at once. V8 doubles it so slowly that a busy site is collected nine
  // times as often for minutes: 25% more processor time for each cached answer.
  "--semi-space-growth-factor=16",
]

/**
 * Kept alive: if V8 collects all `process.nextTick` resources, it forgets their shape, and others get 3 times slower.
 */
const retainedTicks = []

export function runProgram(name) {
  // V8 rejects code that was compiled under other flags.
  for (const flag of memoryFlags) setFlagsFromString(flag)
  process.nextTick(() => retainedTicks.push(executionAsyncResource()))
  // Needs Node 22; Node 20 compiles at each start. Only the site may write to this folder.
  const dataDir = process.env.DATA_DIR || join("data", "site")
  if (name === "main" && existsSync(dataDir)) Module.enableCompileCache?.(join(dataDir, ".temporary", "compiled"))
  require(`./${name}.cjs`)
}
