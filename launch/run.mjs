import { spawn } from "node:child_process"
import { constants } from "node:os"
import { dirname, join } from "node:path"

export const root = dirname(import.meta.dirname)

/** Something that is shown to the person at the keyboard in one line; what led to it stands above. */
export class Failure extends Error {}

export function runTool(file, args = [], options = {}) {
  return run(process.execPath, [join(root, "node_modules", file), ...args], options)
}

/** A signal that stops this process stops the command first. `show` sends its output straight to the terminal. */
export function run(command, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"]
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text))
    let stoppedBy
    const stop = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    process.on("SIGINT", stop).on("SIGTERM", stop)
    child.on("error", reject)
    child.on("close", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop)
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
      resolve({ code: code ?? 1, signal, output })
    })
  })
}

/** Megabytes that this process may still take: of the machine, or of its container. */
export const freeMemory = () => Math.round(process.availableMemory() / 2 ** 20)

/** Whether the system has ended a command as it does without memory, or V8 has for want of a heap. */
export const ranOutOfMemory = ({ signal }) => ["SIGKILL", "SIGABRT"].includes(signal)

/** What to say of a command that takes so many megabytes, and ran out of memory. */
export function outOfMemory(megabytes) {
  const advice = "Build where there is more (`npm run build`), and copy dist here: docs/keeping.md says how."
  return `it was ended from outside, most likely for memory: it takes up to ${megabytes} MB, and ${freeMemory()} MB are free. ${advice}`
}
