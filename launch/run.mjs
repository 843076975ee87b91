import { spawn } from "node:child_process"
import { delimiter, dirname, join } from "node:path"

export const root = dirname(import.meta.dirname)
const tools = join(root, "node_modules", ".bin")

/** Something that is shown to the person at the keyboard in one line; what led to it stands above. */
export class Failure extends Error {}

/** Runs `tsc --noEmit`. A signal that stops this process stops the command first. `show` sends its output straight to the terminal. */
export function run(command, { args = [], show = false, env = {}, cwd = root } = {}) {
  const [program, ...words] = command.split(" ")
  const PATH = tools + delimiter + process.env.PATH
  const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"]
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...words, ...args], { cwd, env: { ...process.env, PATH, ...env }, stdio })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text))
    let isStopped = false
    const stop = (signal) => (isStopped = child.kill(signal) || isStopped)
    process.on("SIGINT", stop).on("SIGTERM", stop)
    child.on("error", reject)
    child.on("close", (code, signal) => {
      process.off("SIGINT", stop).off("SIGTERM", stop)
      if (isStopped) process.exit(1)
      resolve({ code: code ?? 1, signal, output })
    })
  })
}

/** Why a command failed. Without memory a system kills it, or V8 ends itself: then nothing stands above. */
export function reasonOf({ signal }) {
  if (!signal) return "the reason stands above."
  return "it was ended from outside, most likely for memory: it takes up to 1.1 GB. Build where there is more (`npm run build`), and copy dist here: docs/keeping.md says how."
}
