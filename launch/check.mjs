import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { lockFileFaults } from "./packages.mjs"
import { prepare } from "./prepare.mjs"
import { Failure, root, runTool } from "./run.mjs"

/** What must hold at every commit, besides the tests. Each says what is wrong, or nothing. */
const checks = {
  "package-lock.json": lockFileFaults,
  types: () => output("typescript/bin/tsc", "--noEmit"),
  lint: () => output("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--max-diagnostics=50"),
  "schema.graphql": staleSchema,
  "generated code": staleCode,
}

/** `npm run check`. @throws Failure naming what does not hold. */
export async function check() {
  await prepare([])
  const wrong = []
  for (const [name, findings] of Object.entries(checks)) {
    const found = await findings()
    console.log(`${found === undefined ? "ok    " : "WRONG "} ${name}`)
    if (found !== undefined) wrong.push(name)
    if (found) console.log(found)
  }
  if (wrong.length) throw new Failure(`The check failed: ${wrong.join(", ")}.`)
}

async function output(tool, ...args) {
  const result = await runTool(tool, args)
  return result.code === 0 ? undefined : result.output.trim()
}

async function staleSchema() {
  const folder = mkdtempSync(join(tmpdir(), "schema-"))
  try {
    const files = ["schema.graphql", "client/generated/limits.ts", "client/generated/examples.ts"]
    const written = files.map((file) => join(folder, basename(file)))
    const failed = await output("tsx/dist/cli.mjs", "server/print-schema.ts", ...written)
    if (failed !== undefined) return failed
    const stale = files.filter(
      (file, index) => readFileSync(written[index], "utf8") !== readFileSync(join(root, file), "utf8"),
    )
    if (stale.length === 0) return undefined
    return `Not what the server's classes say: ${stale.join(", ")}. \`npm run codegen\` mends it.`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function staleCode() {
  const codegen = "@graphql-codegen/cli/cjs/bin.js"
  const found = await output(codegen, "--check", "--silent")
  if (found?.includes("stale files")) return `${found}\n\`npm run codegen\` mends it.`
  // An operation that does not fit the schema: without --silent it says which.
  return found === undefined ? undefined : output(codegen, "--check")
}
