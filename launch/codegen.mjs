import { prepare } from "./prepare.mjs"
import { Failure, giveUp, runTool } from "./run.mjs"

/** `npm run codegen`: writes schema.graphql and the limits of inputs from the server's classes, and from the schema what client and server import. */
async function codegen() {
  await prepare([])
  await must("tsx/dist/cli.mjs", "server/print-schema.ts")
  await must("@graphql-codegen/cli/cjs/bin.js", "--silent")
}

async function must(tool, ...args) {
  const { code } = await runTool(tool, args, { show: true })
  if (code !== 0) throw new Failure("Nothing more was generated; the reason stands above.")
}

codegen().catch(giveUp)
