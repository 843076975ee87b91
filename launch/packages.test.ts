import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { newFolder } from "../test/new-folder.ts"

const run = promisify(execFile)
const launch = fileURLToPath(new URL(".", import.meta.url))

const folder = newFolder("packages")
let registry: Server
let filled: string
let project: string

beforeAll(async () => {
  registry = await openRegistry(folder)
  project = filled = join(folder, "filled")
  for (const file of ["packages.mjs", "run.mjs", "staging.mjs"]) await cp(join(launch, file), at(`launch/${file}`))
  await writeManifest({ kite: "1.0.0" }, { loom: "1.0.0" })
  await install()
  expect(await installed()).toEqual({ kite: "1.0.0", loom: "1.0.0" })
})
afterAll(async () => {
  registry.close()
})

beforeEach(async () => {
  project = await mkdtemp(join(folder, "project-"))
  await cp(filled, project, deep)
})

const nobody = { npm_config_registry: "http://127.0.0.1:1", npm_config_fetch_retries: "0" }
const serving = "{ serving: true, tools: false }"

it("A failed install leaves what was installed, and nothing else", async () => {
  await writeManifest({ kite: "2.0.0", swing: "1.0.0" }, { loom: "1.0.0" })
  const result = await install({ settings: nobody, needs: serving })
  expect(result.error).toMatch(/The packages could not be installed: the reason stands above\.\n$/)
  expect(await installed()).toEqual({ kite: "1.0.0", loom: "1.0.0" })
  expect((await readdir(project)).sort()).toEqual(["launch", "node_modules", "package-lock.json", "package.json"])
})

it("An install that the system kills says how much memory it takes, and keeps what was installed", async () => {
  await writeManifest({ kite: "2.0.0", swing: "1.0.0" }, { loom: "1.0.0" })
  await mkdir(at("bin"))
  await writeFile(at("bin/npm"), "#!/bin/sh\nkill -KILL $$\n", { mode: 0o755 })
  const result = await install({ settings: { PATH: `${at("bin")}:${process.env.PATH}` }, needs: serving })
  expect(result.error).toMatch(/most likely for memory: it takes up to 1\.1 GB\./)
  expect(await installed()).toEqual({ kite: "1.0.0", loom: "1.0.0" })
})

it("A site without a registry starts with other versions of its packages, and names them", async () => {
  await writeManifest({ kite: "2.0.0" }, { loom: "1.0.0" })
  const result = await install({ settings: nobody, needs: serving })
  expect(result.code).toBe(0)
  expect(result.error).toMatch(/Going on with what is there, which has other versions of node_modules\/kite\.\n$/)
  const test = await install({ settings: nobody })
  expect(test).toMatchObject({
    code: 1,
    error: expect.stringMatching(/could not be installed: the reason stands above\.\n$/),
  })
})

it("A start installs only what the site is built with, without files that nobody reads, and keeps the tools that are there", async () => {
  await writeManifest({ kite: "2.0.0" }, { loom: "1.0.0" })
  await install({ needs: serving })
  expect(await installed()).toEqual({ kite: "2.0.0", loom: "1.0.0" })
  await rm(at("node_modules"), deep)
  await install({ needs: serving })
  expect(await installed()).toEqual({ kite: "2.0.0" })
  const files = await readdir(at("node_modules/kite"), deep)
  expect(files.sort()).toEqual(["compiled", "docs", "index.d.ts", "package.json"])
  expect((await install({ needs: serving, settings: nobody })).code).toBe(0)
  // The native parts are compiled once, and again after an interruption.
  const compiled = () => readFile(at("node_modules/kite/compiled"), "utf8")
  expect(await compiled()).toBe("1")
  await writeFile(at("node_modules/.uncompiled"), "")
  await install({ needs: serving })
  expect(await compiled()).toBe("11")
  await install()
  expect(await installed()).toEqual({ kite: "2.0.0", loom: "1.0.0" })
})

it.each<[string, () => Promise<unknown>]>([
  ["before anything was in its place", () => rename(at("node_modules"), at(".staging/attempt-one/node_modules"))],
  ["by somebody else before npm wrote its list", () => rm(at("node_modules/.package-lock.json"))],
  ["by somebody else while npm wrote its list", () => writeFile(at("node_modules/.package-lock.json"), "")],
])("An install that was cut short %s is repeated, and leaves no remains", async (_, cutShort) => {
  await mkdir(at(".staging/attempt-one"), deep)
  await rm(at("node_modules/kite/package.json"))
  await cutShort()
  await utimes(at(".staging"), 0, 0)
  expect((await install()).code).toBe(0)
  expect(await installed()).toEqual({ kite: "1.0.0", loom: "1.0.0" })
  expect((await readdir(project)).sort()).toEqual(["launch", "node_modules", "package-lock.json", "package.json"])
})

const deep = { recursive: true }
const at = (path: string) => join(project, path)

async function writeManifest(dependencies: Record<string, string>, devDependencies: Record<string, string>) {
  const about = { name: "school", version: "1.0.0", private: true, type: "module", dependencies, devDependencies }
  await writeFile(at("package.json"), JSON.stringify(about))
  const locked = (versions: Record<string, string>, rest: object) =>
    Object.entries(versions).map(([name, version]) => [
      `node_modules/${name}`,
      { version, hasInstallScript: true, ...rest },
    ])
  const packages = Object.fromEntries([
    ["", about],
    ...locked(dependencies, {}),
    ...locked(devDependencies, { dev: true }),
  ])
  await writeFile(
    at("package-lock.json"),
    JSON.stringify({ name: "school", lockfileVersion: 3, requires: true, packages }),
  )
}

async function install({ settings = {}, needs = "{}" } = {}) {
  const program = `Promise.all(["./launch/packages.mjs", "./launch/staging.mjs"].map((file) => import(file)))
    .then(([{ compilePackages, installPackages }, { oneAtATime }]) =>
      oneAtATime(() => installPackages(${needs}).then(compilePackages)))
    .catch(({ message }) => { console.error(message); process.exit(1) })`
  const env = { ...environment(), ...settings }
  return run(process.execPath, ["-e", program], { cwd: project, env }).then(
    ({ stderr }) => ({ code: 0, error: stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, error: stderr }),
  )
}

async function installed() {
  const found = (await readdir(at("node_modules"))).filter((name) => !name.startsWith("."))
  const versions = found.map(async (name) => [
    name,
    JSON.parse(await readFile(at(`node_modules/${name}/package.json`), "utf8")).version,
  ])
  return Object.fromEntries(await Promise.all(versions))
}

function environment() {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const { port } = registry.address() as AddressInfo
  return {
    ...Object.fromEntries(own),
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: join(folder, "cache"),
    npm_config_update_notifier: "false",
  }
}

async function openRegistry(folder: string): Promise<Server> {
  const server = createServer(async ({ url = "" }, response) => {
    const name = url.split("/")[1] ?? ""
    const file = /-(\d\.\d\.\d)\.tgz$/.exec(url)?.[1]
    if (file) return response.end(await packed(folder, name, file))
    const { port } = server.address() as AddressInfo
    const versions = ["1.0.0", "2.0.0"].map((version) => [
      version,
      {
        name,
        version,
        hasInstallScript: true,
        dist: { tarball: `http://127.0.0.1:${port}/${name}/-/${name}-${version}.tgz` },
      },
    ])
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ name, "dist-tags": { latest: "2.0.0" }, versions: Object.fromEntries(versions) }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return server
}

async function packed(folder: string, name: string, version: string) {
  const source = await mkdtemp(join(folder, "source-"))
  await mkdir(join(source, "package", "docs"), deep)
  const scripts = { install: "printf 1 >> compiled" }
  const files = { "index.d.ts": "", "index.ts": "", "index.js.map": "{}", "docs/guide.md": "" }
  for (const [file, content] of Object.entries({
    ...files,
    "package.json": JSON.stringify({ name, version, scripts }),
  }))
    await writeFile(join(source, "package", file), content)
  const file = join(source, "package.tgz")
  await run("tar", ["-czf", file, "-C", source, "package"])
  return readFile(file)
}
