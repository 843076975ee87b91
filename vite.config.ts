import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { compression, defineAlgorithm } from "vite-plugin-compression2"

const root = import.meta.dirname
const client = join(root, "client")

/** The client: built into dist/client, or served by `npm run dev`. */
export default defineConfig({
  root: client,
  plugins: [react(), compression({ algorithms: ["gzip", defineAlgorithm("brotliCompress")], logLevel: "silent" })],
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
    // All of it is smaller than what a second request costs on a slow line; and no order of arrival to get wrong.
    cssCodeSplit: false,
    // Tells the server which files a screen needs.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: join(client, "index.html"), main: join(client, "main.tsx") },
      // What is used together in one file, not in the ten or twenty that screens happen to share: what every visit
      // begins with, what is read, what is asked, what is written.
      output: {
        codeSplitting: {
          groups: [
            // Asked for by itself, before all else.
            {
              name: "begin",
              test: /client\/(index\.html|layout\/base\.css|begin|served\/here|session\/session-hint)|preload-helper/,
              priority: 5,
            },
            { name: "first", tags: ["$initial"], priority: 4 },
            { name: "reading", test: /client\/content\/(?!add-|.*-form)/, priority: 3 },
            { name: "asking", test: /client\/ui\/(form|text-field|password-field)/, priority: 2 },
            {
              name: "writing",
              test: /client\/(writing\/|forms\/(?!rich-text|picture|groups|row-editor))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
