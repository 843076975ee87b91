// Imported before anything else, so that an old Node says one line and not a stack.
import { readFileSync } from "node:fs"

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
const [, major, minor] = /(\d+)\.(\d+)/.exec(engines.node).map(Number)
const [haveMajor, haveMinor] = process.versions.node.split(".").map(Number)

if (haveMajor < major || (haveMajor === major && haveMinor < minor)) {
  console.error(
    `This site needs Node ${major}.${minor} or newer; this is Node ${process.versions.node}. See https://nodejs.org.`,
  )
  process.exit(1)
}
