import { lockFileFaults } from "./packages.mjs"
import { prepare } from "./prepare.mjs"
import { Failure, runTool } from "./run.mjs"

/** What must hold at every commit, besides the tests. Each says what is wrong, or nothing. */
const checks = {
  "package-lock.json": lockFileFaults,
  types: () => output("typescript/bin/tsc", "--noEmit"),
  lint: () => output("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--max-diagnostics=50"),
  "schema.graphql": () => output("tsx/dist/cli.mjs", "server/print-schema.ts", "--check"),
  words: () => output("tsx/dist/cli.mjs", "codegen/words.ts", "--check"),
  "generated code": staleCode,
  contract: () => output("tsx/dist/cli.mjs", "codegen/contract.ts", "--check"),
}

/** `npm run check`. @throws Failure naming what does not hold. */
export async function check() {
  await prepare([])
  const wrong = []
  const running = Object.entries(checks).map(async ([name, findings]) => {
    const found = await findings()
    console.log([`${found === undefined ? "ok    " : "WRONG "} ${name}`, found].filter(Boolean).join("\n"))
    if (found !== undefined) wrong.push(name)
  })
  await Promise.all(running)
  if (wrong.length) throw new Failure(`The check failed: ${wrong.join(", ")}.`)
}

async function staleCode() {
  const codegen = "@graphql-codegen/cli/cjs/bin.js"
  const found = await output(codegen, "--check", "--silent")
  if (found?.includes("stale files")) return `${found}\n\`npm run codegen\` mends it.`
  // An operation that does not fit the schema: without --silent it says which.
  return found === undefined ? undefined : output(codegen, "--check")
}

async function output(tool, ...args) {
  const result = await runTool(tool, args)
  return result.code === 0 ? undefined : result.output.trim()
}
