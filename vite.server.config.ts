import { join } from "node:path"
import { defineConfig, type Plugin } from "vite"

const server = join(import.meta.dirname, "server")

const programs = { main: join(server, "main.ts"), user: join(server, "commands", "user.ts") }

/** Packages with a native part, which stay where npm put them. */
const native = ["sqlite3", "sharp", "@node-rs/argon2"]

/** Drivers and extras that TypeORM, pg and Apollo look for and this site does not use. */
const absent = [
  "@google-cloud/spanner",
  "@sap/hana-client",
  "@sap/hana-client/extension/Stream",
  "better-sqlite3",
  "hdb-pool",
  "ioredis",
  "mongodb",
  "mssql",
  "mysql",
  "mysql2",
  "oracledb",
  "pg-native",
  "pg-query-stream",
  "react-native-sqlite-storage",
  "redis",
  "sql.js",
  "typeorm-aurora-data-api-driver",
]

/**
 * The server as a few files with their dependencies inside: it starts in half the time that the single files take
 * (docs/decisions/009-bundled-server.md).
 */
export default defineConfig({
  // Node takes graphql's CommonJS files, Vite its modules: both together are two copies that do not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  plugins: [oneGraphql(), programsApart(), ownMapsOnly()],
  publicDir: false,
  ssr: { noExternal: true, external: [...native, ...absent], target: "node" },
  build: {
    ssr: true,
    outDir: join(import.meta.dirname, "dist", "server"),
    target: "node20",
    // Migrations and GraphQL types are called what their classes are called.
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: programs,
      output: {
        keepNames: true,
        entryFileNames: "[name].js",
        chunkFileNames: ({ name, moduleIds }) => (moduleIds.some(isTypeOrm) ? "dependencies.js" : `${name}.js`),
        codeSplitting: {
          groups: [
            { name: "site", test: isShared, includeDependenciesRecursively: false },
            // In a program's own file they would make another program run it.
            {
              name: "dependencies",
              test: /\/node_modules\//,
              tags: ["$initial"],
              includeDependenciesRecursively: false,
            },
          ],
        },
        // CommonJS packages inside ask for it.
        banner: "const __dirname = import.meta.dirname, __filename = import.meta.filename;",
      },
    },
  },
})

function isOurs(id: string) {
  return id.startsWith(server)
}

/** What all programs share. Importing it must not run one of them. */
function isShared(id: string) {
  return isOurs(id) && !Object.values(programs).includes(id)
}

function isTypeOrm(id: string) {
  return id.includes("/node_modules/typeorm/")
}

function oneGraphql(): Plugin {
  return {
    name: "one-graphql",
    generateBundle() {
      const copies = [...this.getModuleIds()].filter((id) => /\/graphql\/graphql\.m?js$/.test(id))
      if (copies.length !== 1) this.error(`There must be one copy of graphql in the server, not: ${copies.join(", ")}`)
    },
  }
}

/** Importing a program runs it. */
function programsApart(): Plugin {
  return {
    name: "programs-apart",
    generateBundle(_options, files) {
      const chunks = Object.values(files).filter((file) => file.type === "chunk")
      const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
      const importer = chunks.find(({ imports }) => imports.some((file) => entries.has(file)))
      if (importer) this.error(`${importer.fileName} imports a program, and so would run it.`)
    },
  }
}

/** Node reads a map as soon as its file: that of TypeORM and Apollo costs more time than it ever tells. */
function ownMapsOnly(): Plugin {
  return {
    name: "own-maps-only",
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type !== "chunk" || file.moduleIds.some(isOurs)) continue
        file.code = file.code.replace(/\/\/# sourceMappingURL=.*\s*$/, "")
        delete files[`${file.fileName}.map`]
      }
    },
  }
}
