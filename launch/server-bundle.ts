import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin, Rolldown } from "vite"
import { restDocsFiles } from "../server/web/rest-docs-files.ts"
import native from "./native.json" with { type: "json" }

const root = join(import.meta.dirname, "..")
const server = join(root, "server")

/** What `dist/server` can run. */
export const programs = { main: join(server, "main.ts"), user: join(server, "commands", "user.ts") }

/** Drivers and extras that TypeORM, pg and Apollo look for and this site does not use. */
const absent = `
  @google-cloud/spanner @sap/hana-client @sap/hana-client/extension/Stream better-sqlite3 hdb-pool
  ioredis mongodb mssql mysql mysql2 oracledb pg-native pg-query-stream react-native-sqlite-storage
  redis sql.js typeorm-aurora-data-api-driver
`.match(/\S+/g) as string[]

/** What the bundle leaves outside. */
export const outside = [...native, ...absent]

/** TypeORM's drivers of other databases, each in a file called as its class is: a third of its code. */
const otherDrivers = /\/typeorm\/driver\/(?!sqlite|postgres)[\w-]+\/(\w+Driver)\.js$/

/** Lays the server out in files that start fast: scripts, whose compiled form V8 can keep (launch/program.mjs). */
export function serverBundle(): Plugin {
  return {
    name: "server-bundle",
    load(id) {
      const [, driver] = otherDrivers.exec(id) ?? []
      return driver && `exports.${driver} = class { constructor() { throw new Error("${driver} is not built in.") } }`
    },
    outputOptions: (options) => ({ ...options, ...output }),
    generateBundle(_options, files) {
      const chunks = Object.values(files).filter((file) => file.type === "chunk")
      const fault = secondGraphql([...this.getModuleIds()]) ?? programImported(chunks)
      if (fault) this.error(fault)
      for (const [fileName, source] of Object.entries(besides())) this.emitFile({ type: "asset", fileName, source })
    },
  }
}

const output: Rolldown.OutputOptions = {
  format: "cjs",
  keepNames: true,
  // What a script asks for later it requires: V8 lets scripts import nothing.
  dynamicImportInCjs: false,
  entryFileNames: "[name].cjs",
  chunkFileNames: "[name].cjs",
  codeSplitting: {
    groups: [
      { name: "site", test: isShared, tags: ["$initial"], includeDependenciesRecursively: false },
      // In a program's own file they would make another program run it.
      { name: "dependencies", test: /\/node_modules\//, tags: ["$initial"], includeDependenciesRecursively: false },
    ],
  },
}

/** What all programs share. Importing it must not run one of them. */
function isShared(id: string) {
  return id.startsWith(server) && !Object.values(programs).includes(id)
}

function secondGraphql(modules: string[]) {
  const copies = modules.filter((id) => /\/graphql\/graphql\.m?js$/.test(id))
  if (copies.length !== 1) return `There must be one copy of graphql in the server, not: ${copies.join(", ")}`
}

/** Importing a program runs it. */
function programImported(chunks: Rolldown.OutputChunk[]) {
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const importer = chunks.find(({ imports }) => imports.some((file) => entries.has(file)))
  if (importer) return `${importer.fileName} imports a program, and so would run it.`
}

/** One letter beyond ASCII would double what a whole file takes in memory. */
export function inAscii(): Plugin {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`
  return {
    name: "in-ascii",
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    },
  }
}

/** What stands beside the code: how programs start, who this is, and what the REST docs are shown with. */
function besides(): Record<string, string | Buffer> {
  const { name, version, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const starters = Object.keys(programs).map((program) => [
    `${program}.js`,
    `import { runProgram } from "./program.js"\nrunProgram("${program}")\n`,
  ])
  return {
    ...Object.fromEntries(starters),
    "program.js": readFileSync(join(root, "launch", "program.mjs"), "utf8"),
    "package.json": JSON.stringify({ name, version, private: true, type: "module", engines }, null, 2),
    ...Object.fromEntries([...restDocsFiles(root)].map(([file, bytes]) => [`rest-docs/${file}`, bytes])),
  }
}
