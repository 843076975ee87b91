// Imported first, so that an old Node prints one line and not a stack trace. 78: a restart would not help.
import { readFileSync } from "node:fs"

// The package.json of the checkout, or of the release, where this file is in dist/server/launch.
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
const needed = engines.node.replace(">=", "")
const { node } = process.versions
if (node.localeCompare(needed, "en", { numeric: true }) < 0) {
  console.error(`This site needs Node ${needed} or newer; this is Node ${node}. See https://nodejs.org.`)
  process.exit(78)
}
