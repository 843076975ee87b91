import { spawn } from "node:child_process"
import { dirname, join } from "node:path"

/** The folder of package.json. */
export const root = dirname(import.meta.dirname)

/** Something that the person at the keyboard is told in one line; what led to it stands above. */
export class Failure extends Error {}

/** Runs a program of node_modules in the package's folder. */
export function runTool(file, args = [], options = {}) {
  return run(process.execPath, [join(root, "node_modules", file), ...args], options)
}

/**
 * Runs a command to its end. A signal that stops this process stops the command first.
 * @returns its exit code, the signal that ended it if one did, and its output unless `show` sends that straight to the terminal.
 */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"]
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio })
    const { stopped, forget } = passSignalsTo(child)
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text))
    child.on("error", reject)
    child.on("close", (code, signal) => {
      forget()
      if (stopped()) process.exit(stopped() === "SIGINT" ? 130 : 143)
      resolve({ code: code ?? 1, signal, output })
    })
  })
}

/** Reports a failure in one line and ends with exit code 1. For the top of a program: `main().catch(giveUp)`. */
export function giveUp(error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
}

function passSignalsTo(child) {
  let stopped
  const stop = (signal) => {
    stopped = signal
    child.kill(signal)
  }
  process.on("SIGINT", stop).on("SIGTERM", stop)
  return { stopped: () => stopped, forget: () => process.off("SIGINT", stop).off("SIGTERM", stop) }
}
