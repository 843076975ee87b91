import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { oneAtATime } from "./one-at-a-time.mjs"
import { installPackages, packagesAreInstalled } from "./packages.mjs"
import { Failure, reasonOf, root, run } from "./run.mjs"

const dist = join(root, "dist")

/** Each part is a folder, made from these sources by Vite's build of that mode. */
const built = {
  client: ["client"],
  // It shares these with the client, but no file that is built: its editor is too large to be built at every change.
  sandbox: ["client/sandbox", "client/ui", "client/session", "client/layout", "client/generated"],
  // The same screens for the server, which makes pages of them.
  pages: ["client"],
  server: ["server", "client/layout", "launch/node-version.mjs", "docs/api"],
}
/** Copies: the starting content, and what whoever keeps a release runs it with. */
const copied = { data: ["data"], deploy: ["deploy", "docs/keeping.md", "docs/several-machines.md"] }
const parts = { ...built, ...copied }

const common = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "bundle"]
/** No source: tests, and in `data` what a site writes. */
const notSource = /\.test\.tsx?$|^data\/((site|images)\/|site\.sqlite|token-secret)/

/** `serving` needs no packages, a build none that only checks and tests need (`tools`). @throws Failure, with all as it was. */
export async function prepare(names = Object.keys(parts), { serving = false, tools = !serving } = {}) {
  if (!names.some(isStale) && (serving || packagesAreInstalled({ tools }))) return
  await oneAtATime(async () => {
    await installPackages({ serving, tools })
    // Whoever held the lock before may have built them.
    const stale = names.filter(isStale)
    if (stale.length) console.log(`Building the ${stale.join(" and the ")}…`)
    // One by one: together they would take three times the memory.
    for (const name of stale) await build(name)
  })
}

function isStale(name) {
  const stamp = join(dist, name, ".built-from")
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint(name)
}

/** In a fresh folder, which takes the old one's place when it is whole. */
async function build(name) {
  const from = fingerprint(name)
  const [fresh, old] = [".new", ".old"].map((folder) => join(dist, folder))
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true })
  if (name in built) await bundle(name, fresh)
  else
    for (const file of copied[name].flatMap(filesIn))
      cpSync(join(root, file), join(fresh, file.slice(file.indexOf("/"))))
  writeFileSync(join(fresh, ".built-from"), from)
  if (existsSync(join(dist, name))) renameSync(join(dist, name), old)
  renameSync(fresh, join(dist, name))
  rmSync(old, { recursive: true, force: true })
}

async function bundle(mode, outDir) {
  const options = { args: ["--outDir", outDir], env: { NODE_ENV: "production" } }
  const result = await run(`vite build --logLevel warn --mode ${mode}`, options)
  if (result.code === 0) return
  console.error(result.output.trim())
  throw new Failure(`The ${mode} could not be built: ${reasonOf(result)}`)
}

/** The contents, not the times: a fresh checkout of the same sources needs no build. */
function fingerprint(name) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`)
  for (const file of [...common, ...parts[name]].flatMap(filesIn))
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
