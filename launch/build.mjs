import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./root.mjs"
import { Failure, runTool } from "./run.mjs"

/** What is built, with which configuration, and from what. */
const parts = {
  client: { config: "vite.config.ts", sources: ["client"] },
  // It shares these with the client, but no file that is built: its editor is too large to be built at every change.
  sandbox: {
    config: "vite.sandbox.config.ts",
    sources: ["client/sandbox", "client/ui", "client/session", "client/layout", "client/generated"],
  },
  // The same screens for the server, which makes pages of them.
  pages: { config: "vite.pages.config.ts", sources: ["client"] },
  server: { config: "vite.server.config.ts", sources: ["server"] },
}
/** The names of all parts. */
export const allParts = Object.keys(parts)
const common = ["package-lock.json", "tsconfig.json", "vite.config.ts"]
const dist = join(root, "dist")

/** Those of the parts that dist does not hold, or holds from other sources. */
export function staleParts(names = Object.keys(parts)) {
  return names.filter((name) => builtFrom(name) !== fingerprint(name))
}

/** Builds parts beside each other, each in a fresh folder that takes the old one's place when it is whole. */
export async function build(names) {
  console.log(`Building the ${names.join(" and the ")}…`)
  clearLeftovers()
  const results = await Promise.all(names.map(buildPart))
  const failed = results.filter(({ code }) => code !== 0)
  for (const { output } of failed) console.error(output.trim())
  if (failed.length)
    throw new Failure(
      `The ${failed.map(({ name }) => name).join(" and the ")} could not be built; the reason stands above.`,
    )
}

async function buildPart(name) {
  const from = fingerprint(name)
  const fresh = join(dist, `.${name}-new`)
  const result = await runTool(
    "vite/bin/vite.js",
    ["build", "--config", parts[name].config, "--outDir", fresh, "--logLevel", "warn"],
    {
      env: { NODE_ENV: "production" },
    },
  )
  if (result.code === 0) {
    writeFileSync(join(fresh, ".built-from"), from)
    swap(name, fresh)
  }
  return { name, ...result }
}

function swap(name, fresh) {
  const old = join(dist, `.${name}-old`)
  if (existsSync(join(dist, name))) renameSync(join(dist, name), old)
  renameSync(fresh, join(dist, name))
  rmSync(old, { recursive: true, force: true })
}

/** From builds that were cut short. */
function clearLeftovers() {
  for (const name of Object.keys(parts)) {
    for (const state of ["new", "old"]) rmSync(join(dist, `.${name}-${state}`), { recursive: true, force: true })
  }
}

function builtFrom(name) {
  const stamp = join(dist, name, ".built-from")
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined
}

/** The contents, not the times: a fresh checkout of the same sources needs no build. */
function fingerprint(name) {
  const { config, sources } = parts[name]
  const hash = createHash("sha256")
  for (const file of [config, ...common, ...sources.flatMap(filesIn)])
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
    .sort()
}
