import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type UserConfig } from "vite"
import { compression, defineAlgorithm } from "vite-plugin-compression2"
import { leanRouter, quietRouter } from "./bundle/lean-router.ts"
import { escapeNonAscii, external, inputs, serverBundle } from "./bundle/server-bundle.ts"
import { serviceWorker } from "./bundle/service-worker.ts"

const root = join(import.meta.dirname, "client")

/** Node takes graphql's CommonJS files, Vite its modules: both together are two copies that do not know each other. */
const resolve = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] }

/** `hero_title`, of `title` in `hero.module.css`: half as long as with a hash. No two sheets are called the same, which the check sees to. */
const css = {
  modules: { generateScopedName: (name: string, path: string) => `${/([^/]+)\.module\.css/.exec(path)?.[1]}_${name}` },
}

/** What is used together in one file, not in the ten or twenty that screens happen to share: the first that fits. */
const files = [
  // Asked for by itself, before all else.
  {
    name: "begin",
    test: /client\/(index\.html|app\/begin|app\/served\/here|base\/(layout\/base\.css|session\/session-hint))|preload-helper/,
  },
  { name: "first", tags: ["$initial" as const] },
  { name: "reading", test: /client\/items\/content\/(?!add-|edit-|merged-|.*-(form|fields))|hooks\/useMutation/ },
  { name: "asking", test: /client\/base\/ui\/(fields\/|controls\/(sending|use-stoppable|enter-key))/ },
  // Without what families, who send forms too, never need: what compares two versions, and what sends files.
  {
    name: "writing",
    test: /client\/items\/(writing\/(?!conflict-|field-comparison|render-value|highlight-|words|orphaned-)|forms\/(?!rich-text|picture|groups|row-editor|second-look|names-))/,
  },
  // Last, and so without what the others have.
  { name: "editing", test: /client\/items\/content\/(edit-|merged-)/ },
]

/** What every visitor loads. `npm run dev` serves it from its sources (server/start/dev.ts). */
const client = {
  root,
  css,
  plugins: [
    react(),
    quietRouter(),
    leanRouter(),
    serviceWorker(),
    compression({ algorithms: ["gzip", defineAlgorithm("brotliCompress")] }),
  ],
  // RxJS has a build for browsers that know classes, and calls it this.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  build: {
    sourcemap: true,
    // The content security policy allows neither inline code nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Fetched beside a screen, not after it: the files of one word, such as `reading`. The list stands in the app, which every
      // visit loads; what only two or three screens share the browser finds in the screen's own file.
      resolveDependencies: (_: string, files: string[]) => files.filter((file) => /\/[a-z]+-[\w-]{8}\.js$/.test(file)),
    },
    // All of it is smaller than what a second request costs on a slow line; and no order of arrival to get wrong.
    cssCodeSplit: false,
    // Tells the server which files a screen needs.
    manifest: true,
    rolldownOptions: {
      optimization: { inlineConst: true },
      input: { index: join(root, "index.html"), main: join(root, "main.tsx") },
      output: { codeSplitting: { groups: files } },
    },
  },
} satisfies UserConfig

/** The GraphQL sandbox: apart, so that the site's own pages share no file with it, and its large editor is seldom built. */
const sandbox = {
  ...client,
  // Brotli would take three times as long as all the rest of this build.
  plugins: [react(), compression({ algorithms: ["gzip"] })],
  publicDir: false,
  build: {
    ...client.build,
    assetsDir: "sandbox/assets",
    sourcemap: false,
    rolldownOptions: { input: join(root, "sandbox", "index.html") },
  },
} satisfies UserConfig

/** The screens for the server, which makes pages of them (docs/decisions/07-pages-made-on-the-server.md). */
const pages = {
  root,
  css,
  resolve,
  plugins: [react(), escapeNonAscii()],
  publicDir: false,
  // React and Apollo as visitors get them.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: join(root, "app", "served", "render.tsx"),
    target: "node20",
    rolldownOptions: { output: { format: "cjs", entryFileNames: "[name].cjs" } },
  },
} satisfies UserConfig

/** The server as a few files with its dependencies inside (docs/decisions/18-backups-exports-releases.md). */
const server = {
  resolve,
  plugins: [serverBundle(), escapeNonAscii()],
  ssr: { noExternal: true, external },
  build: { ssr: true, target: "node20", rolldownOptions: { input: inputs } },
} satisfies UserConfig

/** What `dist` is built of: `vite build --mode server` builds one. */
const builds: Record<string, UserConfig> = { client, sandbox, pages, server }

export default defineConfig(({ mode }) => builds[mode] ?? client)
