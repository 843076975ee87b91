import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { compilePackages, installPackages } from "./packages.mjs"
import { root, run } from "./run.mjs"
import { oneAtATime, replaceFolder } from "./staging.mjs"

const dist = join(root, "dist")

/** The build's parts: a folder each, built from these sources by Vite in that mode. */
const built = {
  client: ["client"],
  // It shares these with the client, but no built file: its editor is too large to be rebuilt at every change.
  sandbox: ["client/sandbox", "client/base/ui", "client/base/session", "client/base/layout", "client/generated"],
  // The same screens, for rendering on the server.
  pages: ["client"],
  server: ["server", "client/base/layout", "launch/node-version.mjs"],
}
const guidesOfKeepers = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"))
/** Copied files: the starting content, and the guides for operators of a release. */
const guides = ["README.md", "SECURITY.md", ...guidesOfKeepers.map((name) => `docs/${name}`)]
const copied = { data: ["data"], deploy: ["deploy", "LICENSE", ...guides] }
const parts = { ...built, ...copied }

const common = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "bundle"]
/** Excluded from the sources: tests, and the files that a site writes in `data`. */
const notSource = /\.test\.tsx?$|^data\/((site|images)\/|site\.sqlite|token-secret)/

/** Needs packages only if a part is stale. @throws Failure, with everything as it was */
export async function prepare(names = Object.keys(parts), { serving = false } = {}) {
  if (!names.some(isStale)) return
  await oneAtATime(async () => {
    await installPackages({ tools: false, serving })
    const compiling = compilePackages()
    // Awaited below: a build that fails first must not leave it unhandled.
    compiling.catch(() => {})
    // The previous holder of the lock may have built them.
    const stale = names.filter(isStale)
    if (stale.length) console.log(`Building the ${stale.join(" and the ")}…`)
    // In sequence: in parallel they would take three times the memory.
    for (const name of stale) {
      // It copies the native parts.
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
    // Without the first folder of their names.
    for (const file of copied[name].flatMap(filesIn)) cpSync(join(root, file), join(folder, file.replace(/^\w+\//, "")))
    if (name === "deploy") for (const file of guides.map((guide) => join(folder, basename(guide)))) relink(file)
  } else {
    const args = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--mode", name, "--outDir", folder]
    const env = { ...process.env, NODE_ENV: "production" }
    await run(`The ${name} could not be built`, process.execPath, args, { env })
  }
  writeFileSync(join(folder, ".built-from"), from)
}

/** Rewrites links, as a release has the guides side by side. A link to a missing file becomes its text. */
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

/** Hashes the contents, not the times: a fresh checkout of the same sources needs no build. */
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
