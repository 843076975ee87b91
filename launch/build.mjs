import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { layNative } from "./native.mjs"
import { Failure, root, runTool } from "./run.mjs"

const dist = join(root, "dist")

/** What `dist` holds: from what each part is made, and in which folder it lies where that is not called the same. */
const parts = {
  client: { make: vite, sources: ["client"] },
  // It shares these with the client, but no file that is built: its editor is too large to be built at every change.
  sandbox: {
    make: vite,
    sources: ["client/sandbox", "client/ui", "client/session", "client/layout", "client/generated"],
  },
  // The same screens for the server, which makes pages of them.
  pages: { make: vite, sources: ["client", "launch/server-bundle.ts"] },
  server: { make: vite, sources: ["server", "client/layout", "launch/program.mjs", "launch/server-bundle.ts"] },
  packages: { make: layNative, folder: "node_modules", sources: ["launch/native.mjs"] },
  "starting content": { make: copyContent, folder: "data", sources: ["data"] },
}
/** The names of all parts. */
export const allParts = Object.keys(parts)
const common = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "launch/native.json"]
/** In `data`, what is no starting content: what a site writes. */
const notContent = /^data\/((site|images)\/|site\.sqlite|token-secret)|\.tmp$/

/** Bytes that all parts together take at most while they are built. */
const memoryForAll = 3.5e9

/** Those of the parts that dist does not hold, or holds from other sources. */
export function staleParts(names = allParts) {
  return names.filter((name) => builtFrom(name) !== fingerprint(name))
}

/**
 * Builds parts, each in a fresh folder that takes the old one's place when it is whole: beside each other, or one by
 * one where memory is short.
 */
export async function build(names) {
  console.log(`Building the ${names.join(" and the ")}…`)
  clearLeftovers()
  const atOnce = process.availableMemory() > memoryForAll
  const results = []
  for (const name of names) results.push(atOnce ? buildPart(name) : await buildPart(name))
  const failed = (await Promise.all(results)).filter(({ code }) => code !== 0)
  for (const { output = "" } of failed) console.error(output.trim())
  if (failed.length) throw new Failure(whyNot(failed))
}

function whyNot(failed) {
  const names = failed.map(({ name }) => name).join(" and the ")
  if (failed.every(({ signal }) => signal !== "SIGKILL"))
    return `The ${names} could not be built; the reason stands above.`
  return `The ${names} could not be built: the system ended the build, most likely as memory ran out: a part takes up to 1.1 GB.`
}

async function buildPart(name) {
  const from = fingerprint(name)
  const fresh = join(dist, `.${name}-new`)
  const result = (await parts[name].make(fresh, name)) ?? { code: 0 }
  if (result.code === 0) {
    writeFileSync(join(fresh, ".built-from"), from)
    swap(name, fresh)
  }
  return { name, ...result }
}

function vite(folder, mode) {
  const args = ["build", "--mode", mode, "--outDir", folder, "--logLevel", "warn"]
  return runTool("vite/bin/vite.js", args, { env: { NODE_ENV: "production" } })
}

function copyContent(folder) {
  for (const file of filesIn("data")) cpSync(join(root, file), join(folder, file.slice("data/".length)))
}

function swap(name, fresh) {
  const old = join(dist, `.${name}-old`)
  if (existsSync(folderOf(name))) renameSync(folderOf(name), old)
  renameSync(fresh, folderOf(name))
  rmSync(old, { recursive: true, force: true })
}

/** From builds that were cut short. */
function clearLeftovers() {
  for (const name of allParts)
    for (const state of ["new", "old"]) rmSync(join(dist, `.${name}-${state}`), { recursive: true, force: true })
}

function builtFrom(name) {
  const stamp = join(folderOf(name), ".built-from")
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined
}

const folderOf = (name) => join(dist, parts[name].folder ?? name)

/** The contents, not the times: a fresh checkout of the same sources needs no build. */
function fingerprint(name) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`)
  for (const file of [...common, ...parts[name].sources.flatMap(filesIn)])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

function filesIn(source) {
  if (statSync(join(root, source)).isFile()) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file) && !notContent.test(file))
    .sort()
}
