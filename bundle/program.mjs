import { executionAsyncResource } from "node:async_hooks"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createRequire, Module } from "node:module"
import { basename, dirname, join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { Script } from "node:vm"

// Copied to dist/server, where the bundled programs lie.
const require = createRequire(import.meta.url)

/** Where compiled code is kept: beside the code in a checkout. A release writes to DATA_DIR alone. */
const inCheckout = existsSync(new URL("../../package.json", import.meta.url))
const keptIn = inCheckout
  ? import.meta.dirname
  : join(process.env.DATA_DIR || join("data", "site"), ".temporary", "compiled")

/** What this process runs of what is kept. */
const used = new Set()
/** By the file that keeps it: what was compiled anew, as there was nothing to go by. */
const compiled = new Map()
/** Until what a start and the first answers use has been compiled, too. */
const settledMs = 5_000

/** Runs the program that the first argument names: `start`, or none, serves the site. */
export function runCommand(commands) {
  const [name = "start"] = process.argv.splice(2, 1)
  if (commands[name]) return runProgram(name === "start" ? "main" : name)
  const asked = ["help", "--help", "-h"].includes(name)
  const lines = Object.entries(commands).map(([command, about]) => `  ${command.padEnd(9)} ${about}`)
  const help = `node ${process.argv[1]} COMMAND\n\n${lines.join("\n")}\n\nSettings are environment variables: see the README.`
  console[asked ? "log" : "error"](asked ? help : `There is no command ${name}.\n\n${help}`)
  process.exitCode = asked ? 0 : 1
}

const memoryFlags = [
  // By how much of what is in use the heap may grow with garbage before it is collected. By itself V8 lets the heap of a machine
  // with room grow fourfold: 100 MB more than was in use.
  "--heap-growing-percent=50",
  // A site that has been idle has a young generation of 1 MB, which V8 doubles so slowly that a busy one is collected nine times
  // as often for minutes: by a fourth more processor time for each answer from memory. This is all of its 16 MB at once.
  "--semi-space-growth-factor=16",
]

/**
 * What `process.nextTick` made. Once a collection finds none of these, V8 forgets their shape, and Node makes all others on a path
 * three times as slow, four for each answer, for as long as the process lives.
 */
const keptTicks = []

export function runProgram(name) {
  // Before anything is compiled, as V8 takes no compiled code that was made under other flags.
  for (const flag of memoryFlags) setFlagsFromString(flag)
  process.nextTick(() => keptTicks.push(executionAsyncResource()))
  require.extensions[".cjs"] = (module, file) =>
    file.includes("node_modules") ? require.extensions[".js"](module, file) : load(module, file)
  require(`./${name}.cjs`)
  if (name !== "main") return
  setTimeout(keep, settledMs).unref()
  // Stopped earlier, after it has served.
  process.once("exit", (code) => code === 0 && keep())
}

function load(module, file) {
  const name = `${basename(file)}.${process.version}-${process.arch}`
  const kept = join(keptIn, name)
  used.add(name)
  const source = readFileSync(file)
  const script = new Script(Module.wrap(source.toString("latin1")), { filename: file, cachedData: read(kept, source) })
  // Also where another build of V8, or other flags, made it.
  if (script.cachedDataRejected !== false) compiled.set(kept, { script, source })
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file))
}

/** V8 believes what it is given, and dies of what is damaged or of other code: undefined for that, and for another account's. */
function read(file, source) {
  try {
    if (statSync(file).uid !== process.getuid?.()) return undefined
    const kept = readFileSync(file)
    const data = kept.subarray(digestBytes)
    return kept.subarray(0, digestBytes).equals(digestOf(source, data)) ? data : undefined
  } catch {
    return undefined
  }
}

const digestOf = (source, data) => createHash("sha1").update(source).update(data).digest()
const digestBytes = 20

/** For the next start. Where the folder cannot be written, each start compiles. */
function keep() {
  mkdirSync(keptIn, { recursive: true })
  for (const [file, { script, source }] of compiled) {
    const fresh = `${file}-${process.pid}`
    try {
      const data = script.createCachedData()
      writeFileSync(fresh, Buffer.concat([digestOf(source, data), data]), { flush: true })
      renameSync(fresh, file)
    } catch {
      rmSync(fresh, { force: true })
    }
  }
  compiled.clear()
  // Of an earlier release, or another Node.
  if (!inCheckout) for (const name of readdirSync(keptIn)) if (!used.has(name)) rmSync(join(keptIn, name))
}
