import { basename, dirname, join, relative } from "node:path"
import { bundled } from "./root.ts"

/** Replaces `npm run user -- list` by the command of a release, which needs only Node. */
export function adaptCommands(text: string): string {
  const [, started = ""] = process.argv
  if (!bundled || basename(started) === "launch.mjs") return text
  return text.replace(/\bnpm (?:run )?(\w+)(?: --(?= ))?/g, `${commandOf(started)} $1`)
}

/** In the folder of docs/keeping.md, its command, as a bare `node` would miss the service's settings and account. */
function commandOf(started: string) {
  if (started.includes("/opt/junior-academy/")) return "junior-academy"
  const main = join(dirname(started), "main.js")
  const relativeMain = relative("", main)
  return `node ${relativeMain.startsWith("..") ? main : relativeMain}`
}
