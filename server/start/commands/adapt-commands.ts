import { basename, dirname, join, relative } from "node:path"
import { bundled } from "../../base/root.ts"

/** Replaces `npm run user -- list` by the command of a release, which needs only Node. */
export function adaptCommands(text: string): string {
  const [, started = ""] = process.argv
  if (!bundled || basename(started) === "launch.mjs") return text
  const main = join(dirname(started), "main.js")
  const relativeMain = relative("", main)
  const program = `node ${relativeMain.startsWith("..") ? main : relativeMain}`
  return text.replace(/\bnpm (?:run )?(\w+)(?: --(?= ))?/g, `${program} $1`)
}
