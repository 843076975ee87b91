import { exec } from "node:child_process"
import { readdirSync } from "node:fs"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, it } from "vitest"
import manifest from "../package.json" with { type: "json" }
import lock from "../package-lock.json" with { type: "json" }
import { cleanEnvironment } from "../test/clean-copy.ts"

const root = fileURLToPath(new URL("..", import.meta.url))
const env = { ...cleanEnvironment(), PATH: `${root}node_modules/.bin:${process.env.PATH}` }

/** With `--check` they write nothing, and fail on stale files. */
const [, ...generators] = manifest.scripts.codegen.split(" && ")

it.concurrent.each([
  "tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/tsc.json",
  "biome check --error-on-warnings --max-diagnostics=50",
  ...generators.map((command) => `${command} --check`),
])("%s finds nothing wrong", { retry: 0, timeout: 600_000 }, async (command) => {
  const options = { cwd: root, env, maxBuffer: Number.POSITIVE_INFINITY }
  await promisify(exec)(command, options).catch(({ message, stdout, stderr }) =>
    expect.fail(`${stdout}${stderr}` || message),
  )
})

it("package-lock.json matches package.json, so that `npm ci` works", () => {
  const { dependencies, devDependencies, engines } = manifest
  expect(lock.packages[""]).toMatchObject({ dependencies, devDependencies, engines })
})

it("Style sheets have unique names, as their classes are named after them", () => {
  const sheets = readdirSync(`${root}client`, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  )
  const names = sheets.map((file) => basename(file))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
