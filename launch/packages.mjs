import { createHash } from "node:crypto"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { root } from "./root.mjs"
import { Failure, run } from "./run.mjs"

const lockFile = join(root, "package-lock.json")
const modules = join(root, "node_modules")
const stamp = join(modules, ".installed-from")

/** Whether node_modules holds what package-lock.json lists. */
export function packagesAreInstalled() {
  if (read(stamp) === wanted()) return true
  if (!holdsAll()) return false
  writeFileSync(stamp, wanted())
  return true
}

/** Installs exactly what package-lock.json lists. */
export async function installPackages() {
  console.log("Installing packages. The first time this takes a few minutes…")
  // A machine that sets NODE_ENV=production needs the packages that build the site all the same.
  const { code } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], { show: true })
  if (code !== 0) throw new Failure("The packages could not be installed; npm says why above. Nothing was started.")
  writeFileSync(stamp, wanted())
}

/** What keeps `npm ci` from installing by package-lock.json on a fresh machine, or undefined. Asks no registry. */
export async function lockFileFaults() {
  const cwd = mkdtempSync(join(tmpdir(), "lock-"))
  try {
    for (const file of ["package.json", "package-lock.json", ".npmrc"]) copyFileSync(join(root, file), join(cwd, file))
    const { code, output } = await npm(["ci", "--dry-run", "--offline", "--loglevel=error"], { cwd })
    return code === 0 ? undefined : output.trim().split("\n\n")[0]
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
}

function npm(args, options) {
  const { npm_execpath: file } = process.env
  if (file && basename(file) === "npm-cli.js") return run(process.execPath, [file, ...args], options)
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options)
}

/** Packages with native parts differ by system. */
function wanted() {
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex")
  return `${hash} ${process.platform}-${process.arch}`
}

/** npm itself notes what it put into node_modules: an install by hand need not be repeated. */
function holdsAll() {
  const noted = JSON.parse(read(join(modules, ".package-lock.json")) ?? "{}").packages ?? {}
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"))
  return Object.entries(packages).every(
    ([path, { version, optional }]) => path === "" || optional || noted[path]?.version === version,
  )
}

function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
