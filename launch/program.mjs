import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire, Module } from "node:module"
import { dirname } from "node:path"
import { Script } from "node:vm"

// Copied to dist/server, where the bundled programs lie.
const require = createRequire(import.meta.url)

/** Until what a start and the first answers use of a file has been compiled, too. */
const settledMs = 5_000

/** Runs a program of this folder from what V8 made of its code at an earlier start. */
export function runProgram(name) {
  require.extensions[".cjs"] = (module, file) =>
    file.includes("node_modules") ? require.extensions[".js"](module, file) : load(module, file)
  require(`./${name}.cjs`)
}

function load(module, file) {
  const kept = `${file}.${process.version}-${process.arch}`
  const script = new Script(Module.wrap(readFileSync(file, "latin1")), { filename: file, cachedData: read(kept) })
  // Also where another build of V8, or other flags, made it.
  if (script.cachedDataRejected !== false) setTimeout(keep, settledMs, script, kept).unref()
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file))
}

function read(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** For the next start. Where the folder cannot be written, each start compiles. */
function keep(script, file) {
  const fresh = `${file}-${process.pid}`
  try {
    writeFileSync(fresh, script.createCachedData(), { flush: true })
    renameSync(fresh, file)
  } catch {
    rmSync(fresh, { force: true })
  }
}
