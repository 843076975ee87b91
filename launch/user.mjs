import { prepare } from "./prepare.mjs"
import { giveUp } from "./run.mjs"

/** `npm run user`: prepares the server and runs its command. */
async function user() {
  await prepare(["server", "packages"], { serving: true })
  process.env.NODE_ENV = "production"
  await import("../dist/server/user.js")
}

user().catch(giveUp)
