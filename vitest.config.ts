import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

// Vite resolves `graphql` to its modules, Node (for type-graphql and @apollo/server) to its CommonJS files: two copies
// that do not know each other's types.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: "server",
          environment: "node",
          include: ["{server,launch}/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: { name: "client", environment: "jsdom", include: ["client/**/*.test.{ts,tsx}"], restoreMocks: true },
      },
      {
        // The whole site: a browser, or the program itself.
        resolve: oneGraphql,
        test: {
          name: "browser",
          environment: "node",
          include: ["test/**/*.test.ts"],
          globalSetup: "./test/built-site.mjs",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
