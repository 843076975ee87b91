import { prepare } from "./prepare.mjs"
import { Failure, run, runTool } from "./run.mjs"

const program = (file) => (mode) => runTool("tsx/dist/cli.mjs", [file, ...mode])

/** What is made of the sources, in the order in which it is made. In the mode `--check` nothing is written, and what is stale fails. */
const generated = {
  "schema.graphql": program("server/print-schema.ts"),
  words: program("codegen/words.ts"),
  "generated code": generateCode,
  contract: program("codegen/contract.ts"),
}

/** What must hold at every commit, besides the tests. */
const checks = {
  // That `npm ci` can install by it; asks no registry.
  "package-lock.json": () => run("npm", ["ci", "--dry-run", "--offline", "--loglevel=error"]),
  types: () => runTool("typescript/bin/tsc", ["--noEmit"]),
  lint: () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "--max-diagnostics=50"]),
  ...generated,
}

/** `npm run check`. @throws Failure naming what does not hold. */
export async function check() {
  await prepare([])
  const wrong = []
  const running = Object.entries(checks).map(async ([name, findings]) => {
    const { code, output } = await findings(["--check"])
    console.log(code ? `WRONG  ${name}\n${output.trim()}` : `ok     ${name}`)
    if (code) wrong.push(name)
  })
  await Promise.all(running)
  if (wrong.length) throw new Failure(`The check failed: ${wrong.join(", ")}.`)
}

/** `npm run codegen`. @throws Failure with why something could not be made. */
export async function generate() {
  await prepare([])
  for (const make of Object.values(generated)) {
    const { code, output } = await make([])
    if (code) throw new Failure(output.trim())
  }
}

/** The code of the documents. Which of them does not fit the schema is said only with a line for each step. */
async function generateCode(mode) {
  const codegen = "@graphql-codegen/cli/cjs/bin.js"
  const quiet = await runTool(codegen, ["--silent", ...mode])
  if (quiet.code === 0) return quiet
  const isStale = quiet.output.includes("stale files")
  return isStale ? { ...quiet, output: `${quiet.output}\n\`npm run codegen\` mends it.` } : runTool(codegen, mode)
}
