import { basename, dirname, join, relative } from "node:path"
import { bundled } from "../../base/root.ts"

/** A text that names commands by npm (`npm run user -- list`), for a release, where Node alone runs them. */
export function asTyped(text: string): string {
  const [, started = ""] = process.argv
  if (!bundled || basename(started) === "launch.mjs") return text
  const main = join(dirname(started), "main.js")
  const near = relative("", main)
  const program = `node ${near.startsWith("..") ? main : near}`
  return text.replace(/\bnpm (?:run )?(\w+)(?: --(?= ))?/g, `${program} $1`)
}
