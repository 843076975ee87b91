import { spawn } from "node:child_process"
import { once } from "node:events"
import { dirname } from "node:path"

export const root = dirname(import.meta.dirname)

/** Shown in one line; the details are in the output above. */
export class Failure extends Error {}

/** Without memory, the system kills the program or V8 aborts, neither with a message. */
const killedMessage =
  "it was ended from outside, most likely for memory: it takes up to 1.1 GB. Build where there is more (`npm run build`), and copy dist here: docs/keeping.md says how."

/** The program ends with this process. @throws Failure, beginning with `whatFailed` */
export async function run(whatFailed, program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options })
  const end = () => child.kill()
  // Must run before the handler that deletes its folder.
  process.prependOnceListener("exit", end)
  const [code, signal] = await once(child, "close")
  process.off("exit", end)
  if (code !== 0) throw new Failure(`${whatFailed}: ${signal ? killedMessage : "the reason stands above."}`)
}
