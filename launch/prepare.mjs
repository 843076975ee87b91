import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { compilePackages, installPackages } from "./packages.mjs"
import { root, run } from "./run.mjs"
import { oneAtATime, replaceFolder } from "./staging.mjs"

const dist = join(root, "dist")

/** The sources of each part of the build, which is Vite's mode of that name. */
const built = {
  client: ["client"],
  // The sandbox shares sources with the client, but no built file: its editor is too large to rebuild at every change.
  sandbox: ["client/sandbox", "client/base/ui", "client/base/session", "client/base/layout", "client/generated"],
  // The same screens, for server rendering.
  pages: ["client"],
  server: ["server", "client/base/layout", "launch/node-version.mjs"],
}
const guidesOfKeepers = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"))
const guides = ["README.md", "SECURITY.md", ...guidesOfKeepers.map((name) => `docs/${name}`)]
const copied = { data: ["data"], deploy: ["deploy", "LICENSE", ...guides] }
const parts = { ...built, ...copied }

const common = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "bundle"]
const notSource = /\.test\.tsx?$|^data\/((site|images)\/|site\.sqlite|token-secret)/

/** Installs packages only if a part is stale. @throws Failure, leaving everything as it was */
export async function prepare(names = Object.keys(parts), { serving = false } = {}) {
  if (!names.some(isStale)) return
  await oneAtATime(async () => {
    await installPackages({ tools: false, serving })
    const compiling = compilePackages()
    // Awaited below; prevents an unhandled rejection if a build fails first.
    compiling.catch(() => {})
    // The previous holder of the lock may have built them.
    const stale = names.filter(isStale)
    if (stale.length) console.log(`Building the ${stale.join(" and the ")}…`)
    // In sequence: in parallel they would take three times the memory.
    for (const name of stale) {
      if (name === "server") await compiling
      await replaceFolder(join(dist, name), (fresh) => make(name, fresh))
    }
    await compiling
  })
}

function isStale(name) {
  const stamp = join(dist, name, ".built-from")
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint(name)
}

async function make(name, folder) {
  const from = fingerprint(name)
  if (name in copied) {
    // Drops the first folder of the path.
    for (const file of copied[name].flatMap(filesIn)) cpSync(join(root, file), join(folder, file.replace(/^\w+\//, "")))
    if (name === "deploy") for (const file of guides.map((guide) => join(folder, basename(guide)))) relink(file)
  } else {
    const args = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--mode", name, "--outDir", folder]
    const env = { ...process.env, NODE_ENV: "production" }
    await run(`The ${name} could not be built`, process.execPath, args, { env })
    if (name === "client") keepPrevious(join(dist, name), folder)
  }
  writeFileSync(join(folder, ".built-from"), from)
}

/** Keeps files of the last build for the process that still serves it, and for its open pages. */
function keepPrevious(last, folder) {
  if (!existsSync(last)) return
  const builtAt = statSync(last).mtimeMs
  // Skips files that the last build kept from the one before.
  const filter = (file) => statSync(file).mtimeMs > builtAt - 120_000
  cpSync(last, folder, { recursive: true, force: false, preserveTimestamps: true, filter })
}

/** In a release the guides are side by side. A link to a missing file becomes its text. */
function relink(file) {
  const text = readFileSync(file, "utf8").replace(
    /!?\[([^\]]*)\]\((?![a-z]+:|#)([^)#]*)(#[^)]*)?\)/g,
    (_, words, path, part = "") =>
      guides.some((guide) => [path.replace("../", ""), `docs/${path}`].includes(guide))
        ? `[${words}](${basename(path)}${part})`
        : words,
  )
  writeFileSync(file, text)
}

/** Hashes contents, not times: a fresh checkout of the same sources needs no build. */
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
