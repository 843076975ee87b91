import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { compression, defineAlgorithm } from "vite-plugin-compression2"

const root = import.meta.dirname
const client = join(root, "client")

/** The client: built into dist/client, or served by `npm run dev`. */
export default defineConfig({
  root: client,
  plugins: [
    react(),
    layerOrder(),
    compression({ algorithms: ["gzip", defineAlgorithm("brotliCompress")], logLevel: "silent" }),
  ],
  // Fonts come from node_modules, which lies outside the client's folder.
  server: { fs: { allow: [root] } },
  // The sandbox's editor finds two CommonJS packages only when its worker runs.
  optimizeDeps: {
    entries: ["index.html", "sandbox/index.html"],
    include: ["monaco-graphql > picomatch-browser", "monaco-graphql > graphql-language-service > nullthrows"],
  },
  build: {
    outDir: join(root, "dist", "client"),
    target: "baseline-widely-available",
    sourcemap: true,
    // The content security policy allows neither inline code nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the server which files a screen needs.
    manifest: "manifest.json",
    reportCompressedSize: false,
    rolldownOptions: { input: { index: join(client, "index.html") } },
  },
})

/**
 * Says in every style sheet which cascade layer comes first. Sheets of different chunks arrive in any order, and the
 * first one to name a layer would decide.
 */
function layerOrder(): Plugin {
  return {
    name: "layer-order",
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `@layer base,ui;${file.source}`
      }
    },
  }
}
