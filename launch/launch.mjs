import "./node-version.mjs"
import { compilePackages, installPackages, isIncomplete } from "./packages.mjs"
import { prepare } from "./prepare.mjs"
import { Failure } from "./run.mjs"
import { oneAtATime } from "./staging.mjs"

const [, , name] = process.argv
try {
  if (name === "packages") await (isIncomplete() && oneAtATime(installTools))
  else if (name === "build") await prepare()
  else await runSite()
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
}

async function installTools() {
  await installPackages()
  await compilePackages()
}

async function runSite() {
  await prepare(name === "start" ? undefined : ["server"], { serving: true })
  process.env.NODE_ENV = "production"
  await import("../dist/server/main.js")
}
