import { allParts } from "./build.mjs"
import { prepare } from "./prepare.mjs"
import { giveUp, runTool } from "./run.mjs"

/** `npm run bench`: how fast the site answers, against a server that does nothing else. */
async function bench() {
  await prepare(allParts)
  const { code } = await runTool("tsx/dist/cli.mjs", ["test/bench/bench.ts", ...process.argv.slice(2)], {
    show: true,
    env: { NODE_ENV: "production" },
  })
  process.exitCode = code
}

bench().catch(giveUp)
