import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/** The screens for the server, which makes pages of them (docs/decisions/016-pages-made-on-the-server.md). */
export default defineConfig({
  root: join(import.meta.dirname, "client"),
  // Node takes graphql's CommonJS files, Vite its modules.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  plugins: [react()],
  publicDir: false,
  // React and Apollo as visitors get them.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: join(import.meta.dirname, "client", "served", "render.tsx"),
    outDir: join(import.meta.dirname, "dist", "pages"),
    target: "node20",
    minify: false,
    reportCompressedSize: false,
  },
})
