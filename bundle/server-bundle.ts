import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Plugin, Rolldown } from "vite"
import { docsFiles } from "../server/doors/docs/docs-files.ts"
import { copyNativePackages, nativePackages } from "./native-packages.ts"

const root = join(import.meta.dirname, "..")
const server = join(root, "server")

const commands = {
  start: ["main.ts", "serves the site, as it does without a command"],
  user: ["start/commands/user.ts", "adds and lists accounts, sets their roles and passwords"],
  backup: ["start/commands/backup.ts", "puts the whole site into one file, also while it runs"],
  restore: ["start/commands/restore.ts", "puts a backup into an empty folder, or takes one item or picture out of it"],
  export: ["start/commands/export.ts", "writes the whole site in a form that other programs and databases read"],
  import: ["start/commands/import.ts", "puts an export into an empty site, or takes over what WordPress has exported"],
  images: ["start/commands/images.ts", "copies pictures between a folder and a store that speaks S3, and checks them"],
  move: ["start/commands/move.ts", "takes the site to another folder, and to PostgreSQL or back"],
  migrate: ["start/commands/migrate.ts", "brings the tables of the database up to date, as each start does"],
  update: ["start/commands/update.ts", "tries a newer release on a copy of the site, and goes over to it"],
  rollback: ["start/commands/rollback.ts", "goes back to the release before"],
}

/** For server/doors/web/draw-card.ts. */
const cardFiles = readdirSync(join(server, "doors", "web", "card-kit")).filter((file) =>
  /\.(?:png|ttf|conf)$/.test(file),
)

export const programs = Object.fromEntries(
  Object.values(commands).map(([file = ""]) => [basename(file, ".ts"), join(server, file)]),
)

const workers = { "pdf-worker": join(server, "school", "pages", "pdf-worker.ts") }

export const inputs = { ...programs, ...workers }

export const external = nativePackages

/** TypeORM's unused drivers, one per file named after its class: a third of its code. */
const otherDrivers = /\/typeorm\/driver\/(?!sqlite|postgres)[\w-]+\/(\w+Driver)\.js$/

/** Bundles scripts, whose compiled form V8 can cache, so that they start fast (bundle/program.mjs). */
export function serverBundle(): Plugin {
  return {
    name: "server-bundle",
    load(id) {
      const [, driver] = otherDrivers.exec(id) ?? []
      return driver && `exports.${driver} = class { constructor() { throw new Error("${driver} is not built in.") } }`
    },
    outputOptions: (options) => ({ ...options, ...output }),
    generateBundle() {
      const copies = [...this.getModuleIds()].filter((id) => /\/graphql\/graphql\.m?js$/.test(id))
      if (copies.length > 1) this.error(`There must be one copy of graphql in the server, not: ${copies.join(", ")}`)
      for (const [fileName, source] of Object.entries(assets())) this.emitFile({ type: "asset", fileName, source })
    },
    writeBundle: ({ dir = "" }) => copyNativePackages(join(root, "node_modules"), join(dir, "node_modules")),
  }
}

const output: Rolldown.OutputOptions = {
  format: "cjs",
  keepNames: true,
  dynamicImportInCjs: false,
  entryFileNames: "[name].cjs",
  chunkFileNames: "[name].cjs",
  codeSplitting: {
    groups: [
      { name: "site", test: isShared, tags: ["$initial"], includeDependenciesRecursively: false },
      // Within one program's file, loading them from another would run that program.
      { name: "dependencies", test: /\/node_modules\//, tags: ["$initial"], includeDependenciesRecursively: false },
    ],
  },
}

/** Modules shared by all programs. Importing one must not run a program. */
function isShared(id: string) {
  return id.startsWith(server) && !Object.values(inputs).includes(id)
}

function assets(): Record<string, string | Buffer> {
  const { name, version, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const starter = (call: string) =>
    `import "./launch/node-version.mjs"\nimport * as program from "./program.js"\nprogram.${call}\n`
  const starters = Object.keys(programs).map((program) => [`${program}.js`, starter(`runProgram("${program}")`)])
  const abouts = Object.entries(commands).map(([command, [, about]]) => [command, about])
  const docs = [...docsFiles(root)].map(([file, bytes]) => [`docs/${file}`, bytes])
  const cards = cardFiles.map((file) => [
    `card-kit/${file}`,
    readFileSync(join(server, "doors", "web", "card-kit", file)),
  ])
  return {
    ...Object.fromEntries([...starters, ...docs, ...cards]),
    "main.js": starter(`runCommand(${JSON.stringify(Object.fromEntries(abouts), null, 2)})`),
    "program.js": readFileSync(join(root, "bundle", "program.mjs"), "utf8"),
    "launch/node-version.mjs": readFileSync(join(root, "launch", "node-version.mjs"), "utf8"),
    "package.json": JSON.stringify({ name, version, private: true, type: "module", engines }, null, 2),
  }
}

/** A single non-ASCII character doubles a file's memory. */
export function escapeNonAscii(): Plugin {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`
  return {
    name: "escape-non-ascii",
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    },
  }
}
