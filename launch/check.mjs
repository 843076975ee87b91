import { prepare } from "./prepare.mjs"
import { Failure, run } from "./run.mjs"

/** What is made of the sources, in this order. With `--check` nothing is written, and what is stale fails. */
const generated = {
  "schema.graphql": "tsx server/print-schema.ts",
  words: "tsx codegen/words.ts",
  "generated code": "graphql-codegen",
  contract: "tsx codegen/contract.ts",
}

/** What must hold at every commit, besides the tests. */
const checks = {
  // That `npm ci` can install by it; asks no registry.
  "package-lock.json": "npm ci --dry-run --offline --loglevel=error",
  types: "tsc --noEmit",
  lint: "biome check --error-on-warnings --max-diagnostics=50",
  ...Object.fromEntries(Object.entries(generated).map(([name, command]) => [name, `${command} --check`])),
}

/** `npm run check`. @throws Failure naming what does not hold. */
export async function check() {
  await prepare([])
  const wrong = []
  const running = Object.entries(checks).map(async ([name, command]) => {
    const { code, output } = await run(command)
    console.log(code ? `WRONG  ${name}\n${output.trim()}` : `ok     ${name}`)
    if (code) wrong.push(name)
  })
  await Promise.all(running)
  if (wrong.length) throw new Failure(`The check failed: ${wrong.join(", ")}. \`npm run codegen\` mends what is stale.`)
}

/** `npm run codegen`. @throws Failure with why something could not be made. */
export async function generate() {
  await prepare([])
  for (const command of Object.values(generated)) {
    const { code, output } = await run(command)
    if (code) throw new Failure(output.trim())
  }
}
