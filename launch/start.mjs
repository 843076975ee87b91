import { allParts } from "./build.mjs"
import { prepare } from "./prepare.mjs"
import { giveUp } from "./run.mjs"

/** `npm start`: prepares the site and becomes it. */
async function start() {
  await prepare(allParts, { serving: true })
  process.env.NODE_ENV = "production"
  await import("../dist/server/main.js")
}

start().catch(giveUp)
