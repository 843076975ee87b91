import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Failure, freeMemory, outOfMemory, ranOutOfMemory, root, runTool } from "./run.mjs"

const dist = join(root, "dist")

/** Each part is a folder, made from these sources by Vite's build of that mode, in so many MB of memory; or a copy of them. */
const parts = {
  client: { sources: ["client"], memory: 750 },
  // It shares these with the client, but no file that is built: its editor is too large to be built at every change.
  sandbox: {
    sources: ["client/sandbox", "client/ui", "client/session", "client/layout", "client/generated"],
    memory: 1050,
  },
  // The same screens for the server, which makes pages of them.
  pages: { sources: ["client"], memory: 600 },
  server: { sources: ["server", "client/layout", "launch/node-version.mjs", "docs/api"], memory: 800 },
  // The starting content, and what whoever keeps a release runs it with.
  data: { sources: ["data"] },
  deploy: { sources: ["deploy", "docs/keeping.md", "docs/several-machines.md"] },
}
const common = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "bundle"]
export const allParts = Object.keys(parts)
/** No source: tests, and in `data` what a site writes. */
const notSource = /\.test\.tsx?$|node_modules|^data\/((site|images)\/|site\.sqlite|token-secret)|\.tmp$/

/** Those of the parts that dist does not hold, or holds from other sources. */
export function staleParts(names = allParts) {
  return names.filter((name) => builtFrom(name) !== fingerprint(name))
}

/** Builds parts: beside each other, or one by one where memory is short. @throws Failure naming those that could not be built. */
export async function build(names) {
  console.log(`Building the ${names.join(" and the ")}…`)
  const atOnce = freeMemory() > names.reduce((sum, name) => sum + (parts[name].memory ?? 0), 0)
  const results = []
  for (const name of names) results.push(atOnce ? buildPart(name) : await buildPart(name))
  const failed = (await Promise.all(results)).filter(({ code }) => code !== 0)
  if (failed.length === 0) return
  for (const { output } of failed) console.error(output.trim())
  const killed = failed.find(ranOutOfMemory)
  const why = killed ? `: ${outOfMemory(parts[killed.name].memory)}` : "; the reason stands above."
  throw new Failure(`The ${failed.map(({ name }) => name).join(" and the ")} could not be built${why}`)
}

/** In a fresh folder, which takes the old one's place when it is whole. */
async function buildPart(name) {
  const from = fingerprint(name)
  const [built, fresh, old] = [name, `.${name}-new`, `.${name}-old`].map((folder) => join(dist, folder))
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true })
  const result = parts[name].memory ? await vite(fresh, name) : copy(fresh, name)
  if (result.code === 0) {
    writeFileSync(join(fresh, ".built-from"), from)
    if (existsSync(built)) renameSync(built, old)
    renameSync(fresh, built)
    rmSync(old, { recursive: true, force: true })
  }
  return { name, ...result }
}

function vite(folder, mode) {
  const args = ["build", "--mode", mode, "--outDir", folder, "--logLevel", "warn"]
  return runTool("vite/bin/vite.js", args, { env: { NODE_ENV: "production" } })
}

function copy(folder, name) {
  for (const file of parts[name].sources.flatMap(filesIn))
    cpSync(join(root, file), join(folder, file.slice(file.indexOf("/") + 1)))
  return { code: 0 }
}

function builtFrom(name) {
  const stamp = join(dist, name, ".built-from")
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined
}

/** The contents, not the times: a fresh checkout of the same sources needs no build. */
function fingerprint(name) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`)
  for (const file of [...common, ...parts[name].sources].flatMap(filesIn))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest("hex")
}

function filesIn(source) {
  if (statSync(join(root, source)).isFile()) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !notSource.test(file))
    .sort()
}
