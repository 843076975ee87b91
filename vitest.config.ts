import { mkdtempSync, rmSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

// Vite resolves `graphql` to its modules, Node (for type-graphql and @apollo/server) to its CommonJS files: two copies
// that do not know each other's types.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] }

// Loading the server or React costs more than most tests: files share a process, one after the other. Each project must
// say so: none takes it over from the root.
const isolate = false

/** Long enough for a busy machine, too short to hide slowness. By itself Vitest gives up after a second. */
const patient = { poll: { timeout: 15_000 } }

const client = { isolate, expect: patient, testTimeout: 120_000, restoreMocks: true }

/** `npm run test:long`: what kills, loads and goes on for hours, and is short in `npm test`; what installs packages that only it needs. */
const long = {
  include: ["test/{faults,typed-clients}/**/*.test.ts", "test/{backup,release}.test.ts"],
  testTimeout: 4 * 60 * 60_000,
}

/** `npm run test:engines`: the main walks, and the editor library's known faults, in three engines. */
const engines = { include: ["test/engines/*.engines.ts"], testTimeout: 300_000, retry: 0 }

/** What the tests of one run write, and share. */
const runFolder = mkdtempSync(join(tmpdir(), "test-run-"))
process.on("exit", () => rmSync(runFolder, { recursive: true, force: true }))
process.env.RUN_FOLDER = runFolder

export default defineConfig({
  test: {
    reporters: ["default", "./test/summary-reporter.mjs"],
    // Half of them wait for a browser, a database or a disk.
    maxWorkers: availableParallelism() * 2,
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: "server",
          environment: "node",
          isolate,
          expect: patient,
          include: ["{server,launch,codegen}/**/*.test.ts"],
          exclude: ["**/*.postgres.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        // On a real PostgreSQL server: tests that reach SQL which differs, locks or races; in a long run all that may.
        resolve: oneGraphql,
        test: {
          name: "postgres",
          environment: "node",
          include: process.env.TEST_LONG ? ["server/**/*.test.ts"] : ["server/**/*.{both,postgres}.test.ts"],
          exclude: ["**/*.sqlite.test.ts"],
          globalSetup: "./test/postgres/server.ts",
          isolate,
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: { ...client, name: "client", environment: "node", include: ["client/**/*.test.ts"] },
      },
      {
        // In processes of its own: React asks once whether there is a document.
        plugins: [react()],
        test: {
          ...client,
          name: "dom",
          environment: "jsdom",
          include: ["client/**/*.test.tsx"],
          setupFiles: "./test/jsdom-setup.ts",
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
          // Chromium has its moods: a test that passes at its second try is named at the end (test/summary-reporter.mjs).
          retry: 1,
          ...(process.env.TEST_LONG
            ? long
            : process.env.TEST_ENGINES
              ? engines
              : { include: ["test/**/*.test.ts"], testTimeout: 120_000 }),
          globalSetup: "./test/before-browser-tests.mjs",
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
