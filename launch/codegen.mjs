import { prepare } from "./prepare.mjs"
import { Failure, giveUp, runTool } from "./run.mjs"

/** `npm run codegen`: writes schema.graphql from the server's classes, and from it what client and server import. */
async function codegen() {
  await prepare([])
  await must("tsx/dist/cli.mjs", "server/print-schema.ts", "schema.graphql")
  await must("@graphql-codegen/cli/cjs/bin.js", "--silent")
}

async function must(tool, ...args) {
  const { code } = await runTool(tool, args, { show: true })
  if (code !== 0) throw new Failure("Nothing more was generated; the reason stands above.")
}

codegen().catch(giveUp)
