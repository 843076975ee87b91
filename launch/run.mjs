import { spawn } from "node:child_process"
import { once } from "node:events"
import { dirname } from "node:path"

export const root = dirname(import.meta.dirname)

/** Something that is shown to the person at the keyboard in one line; what led to it stands above. */
export class Failure extends Error {}

/** Without memory a system kills a program, or V8 ends itself: then nothing stands above. */
const endedFromOutside =
  "it was ended from outside, most likely for memory: it takes up to 1.1 GB. Build where there is more (`npm run build`), and copy dist here: docs/keeping.md says how."

/** The program ends with this process. @throws Failure, which begins with `whatFailed`. */
export async function run(whatFailed, program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options })
  const end = () => child.kill()
  // Before its folder is deleted.
  process.prependOnceListener("exit", end)
  const [code, signal] = await once(child, "close")
  process.off("exit", end)
  if (code !== 0) throw new Failure(`${whatFailed}: ${signal ? endedFromOutside : "the reason stands above."}`)
}
