import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Unpacks another Node into a folder, from the package that contains just that. Returns the program's path. */
export async function unpackNode(version: string, folder: string) {
  const name = `node-${process.platform}-${process.arch}`
  const { stdout } = await run("npm", ["pack", `${name}@${version}`, "--silent"], { cwd: folder })
  // The newest of several matching versions comes last.
  const file = stdout.trim().split("\n").at(-1) as string
  await run("tar", ["-xzf", file, "--strip-components=1", "package/bin/node"], { cwd: folder })
  return join(folder, "bin", "node")
}
