import { prepare } from "./prepare.mjs"
import { giveUp } from "./run.mjs"

/** `npm run user`: prepares the server and runs its command. */
async function user() {
  await prepare(["server"], { serving: true })
  process.env.NODE_ENV = "production"
  process.setSourceMapsEnabled(true)
  await import("../dist/server/user.js")
}

user().catch(giveUp)
