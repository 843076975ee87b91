// Imported before anything else, so that an old Node says one line and not a stack.
import { existsSync, readFileSync } from "node:fs"

// Copied to dist/server, beside the package.json of the release.
const about = ["./package.json", "../package.json"].map((path) => new URL(path, import.meta.url)).find(existsSync)
const { engines } = JSON.parse(readFileSync(about, "utf8"))
const needed = engines.node.replace(">=", "")
const { node } = process.versions

if (node.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(`This site needs Node ${needed} or newer; this is Node ${node}. See https://nodejs.org.`)
  process.exit(1)
}
