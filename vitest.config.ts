import { mkdtempSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { testsWithDatabase } from "./test/postgres/tests.ts"

// Vite resolves `graphql` to its modules, Node (for type-graphql and @apollo/server) to its CommonJS files: two copies
// that do not know each other's types.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] }

// Loading the server costs more than most of its tests: files share a process, one after the other. Each project must say
// so: none takes it over from the root.
const isolate = false

/** Whoever polls knows that it comes, and not how busy the machine is. By itself Vitest gives up after a second. */
const patient = { poll: { timeout: 30_000 } }

/** Times that a test is run again which failed; test/counts.mjs names it then. `--retry=0` where tests of luck are looked for. */
const retry = 1

/** `npm run test:long`: what kills, loads and goes on for hours, and is short in `npm test`; what installs packages that only it needs. */
const long = {
  include: ["test/{faults,typed-clients}/**/*.test.ts", "test/{backup,release}.test.ts"],
  testTimeout: 4 * 60 * 60_000,
}

/** What the tests of one run write, and share. */
const runFolder = mkdtempSync(join(tmpdir(), "test-run-"))
process.on("exit", () => rmSync(runFolder, { recursive: true, force: true }))
process.env.RUN_FOLDER = runFolder

export default defineConfig({
  test: {
    reporters: ["default", "./test/counts.mjs"],
    // Two of them wait for a browser, a database or a disk where one computes.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: "server",
          environment: "node",
          isolate,
          expect: patient,
          retry,
          include: ["{server,launch}/**/*.test.ts"],
          exclude: ["**/*.postgres.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The same tests with a real PostgreSQL server, but for those that never open a database.
        resolve: oneGraphql,
        test: {
          name: "postgres",
          environment: "node",
          include: testsWithDatabase(),
          globalSetup: "./test/postgres/server.ts",
          isolate,
          expect: patient,
          retry,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "client",
          environment: "node",
          include: ["client/**/*.test.{ts,tsx}"],
          expect: patient,
          retry,
          testTimeout: 120_000,
          restoreMocks: true,
        },
      },
      {
        // The whole site: a browser, or the program itself.
        resolve: oneGraphql,
        test: {
          name: "browser",
          environment: "node",
          isolate,
          expect: patient,
          retry,
          ...(process.env.TEST_LONG ? long : { include: ["test/**/*.test.ts"], testTimeout: 120_000 }),
          globalSetup: "./test/before-browser-tests.mjs",
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
