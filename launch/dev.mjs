import { prepare } from "./prepare.mjs"
import { giveUp, runTool } from "./run.mjs"

/** `npm run dev`: the site from its sources, server and client, reloading what changes. */
async function dev() {
  await prepare([])
  const args = ["watch", "--clear-screen=false", "server/dev.ts"]
  // Vite asks for every file on its own: a line for each would bury what matters.
  const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" }
  const { code } = await runTool("tsx/dist/cli.mjs", args, { show: true, env })
  process.exitCode = code
}

dev().catch(giveUp)
