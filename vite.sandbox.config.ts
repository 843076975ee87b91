import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { compression } from "vite-plugin-compression2"
import client from "./vite.config.ts"

/**
 * The GraphQL sandbox, built apart from the client: so the site's own pages share no file with it, and a change to them
 * need not build its large editor anew. `npm run dev` serves it with the client.
 */
export default defineConfig({
  ...client,
  // Brotli would take three times as long as all the rest of this build.
  plugins: [react(), compression({ algorithms: ["gzip"], logLevel: "silent" })],
  publicDir: false,
  build: {
    ...client.build,
    outDir: join(import.meta.dirname, "dist", "sandbox"),
    assetsDir: "sandbox/assets",
    // Nobody steps through the editor's four megabytes here.
    sourcemap: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: join(import.meta.dirname, "client", "sandbox", "index.html"),
      // GraphiQL's files say "use no memo", for a compiler that this build does not run.
      checks: { moduleLevelDirective: false },
    },
  },
})
