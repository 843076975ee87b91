import { basename, join } from "node:path"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig, type UserConfig } from "vite"
import { compression, defineAlgorithm } from "vite-plugin-compression2"
import { appIcons } from "./bundle/icons.ts"
import { leanIcons, leanPackages } from "./bundle/lean-packages.ts"
import { escapeNonAscii, external, programs, serverBundle } from "./bundle/server-bundle.ts"
import { serviceWorker } from "./bundle/service-worker.ts"

const root = import.meta.dirname
const folder = join(root, "client")

/** Node takes graphql's CommonJS files, Vite its modules: both together are two copies that do not know each other. */
const resolve = { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] }

/** Half as long in scripts, style sheets and pages as with a hash: no two sheets of the client are called the same. */
const css = { modules: { generateScopedName: className } }
const sheets = new Map<string, string>()

/** `hero_title`, of `title` in `hero.module.css`. */
function className(name: string, path: string) {
  const [file = path] = path.split("?")
  const sheet = basename(file, ".module.css")
  const namesake = sheets.get(sheet) ?? file
  if (namesake !== file) throw new Error(`${file} needs another name: ${namesake} has the same.`)
  sheets.set(sheet, file)
  return `${sheet}_${name}`
}

/** What every visitor loads. `npm run dev` serves it from its sources. */
const client = {
  root: folder,
  css,
  plugins: [
    react(),
    leanPackages(),
    appIcons(),
    serviceWorker(),
    compression({ algorithms: ["gzip", defineAlgorithm("brotliCompress")], logLevel: "silent" }),
  ],
  // RxJS has a build for browsers that know classes, and calls it this.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  // Fonts come from node_modules, which lies outside the client's folder.
  server: { fs: { allow: [root] } },
  // The sandbox's editor finds two CommonJS packages only when its worker runs.
  optimizeDeps: {
    entries: ["index.html", "sandbox/index.html"],
    include: ["monaco-graphql > picomatch-browser", "monaco-graphql > graphql-language-service > nullthrows"],
  },
  build: {
    target: "baseline-widely-available",
    sourcemap: true,
    // The content security policy allows neither inline code nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_screen: string, files: string[]) => files.filter(isShared),
    },
    // All of it is smaller than what a second request costs on a slow line; and no order of arrival to get wrong.
    cssCodeSplit: false,
    // Tells the server which files a screen needs.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: join(folder, "index.html"), main: join(folder, "main.tsx") },
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
            { name: "reading", test: /client\/content\/(?!add-|.*-(form|fields))|hooks\/useMutation/, priority: 3 },
            { name: "asking", test: /client\/ui\/(fields\/|controls\/(sending|use-stoppable|enter-key))/, priority: 2 },
            {
              name: "writing",
              // Without what families, who send forms too, never need: what compares two versions, and what sends files.
              test: /client\/(writing\/(?!conflict-|field-comparison|render-value|highlight-|words|orphaned-|ready-to-)|forms\/(?!rich-text|picture|groups|row-editor))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
} satisfies UserConfig

/**
 * The GraphQL sandbox, built apart from the client: so the site's own pages share no file with it, and a change to them
 * need not build its large editor anew.
 */
const sandbox = {
  ...client,
  // Brotli would take three times as long as all the rest of this build.
  plugins: [react(), compression({ algorithms: ["gzip"], logLevel: "silent" })],
  publicDir: false,
  build: {
    ...client.build,
    assetsDir: "sandbox/assets",
    // Nobody steps through the editor's four megabytes here.
    sourcemap: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: join(folder, "sandbox", "index.html"),
      // GraphiQL's files say "use no memo", for a compiler that this build does not run.
      checks: { moduleLevelDirective: false },
    },
  },
} satisfies UserConfig

/** The screens for the server, which makes pages of them (docs/decisions/016-pages-made-on-the-server.md). */
const pages = {
  root: folder,
  css,
  resolve,
  plugins: [react(), leanIcons(), escapeNonAscii()],
  publicDir: false,
  // React and Apollo as visitors get them.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: join(folder, "served", "render.tsx"),
    target: "node20",
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { format: "cjs", entryFileNames: "[name].cjs" } },
  },
} satisfies UserConfig

/** The server as a few files with its dependencies inside (docs/decisions/026-a-dist-that-stands-alone.md). */
const server = {
  resolve,
  plugins: [serverBundle(), escapeNonAscii()],
  publicDir: false,
  define: { "import.meta.dirname": "__dirname" },
  ssr: { noExternal: true, external, target: "node" },
  build: {
    ssr: true,
    target: "node20",
    // Migrations and GraphQL types are called what their classes are called.
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: programs },
  },
} satisfies UserConfig

/** What `dist` is built of: `vite build --mode server` builds one. */
const builds: Record<string, UserConfig> = { client, sandbox, pages, server }

export default defineConfig(({ mode }) => builds[mode] ?? client)

/**
 * What is fetched beside a screen rather than after it: files of one word, such as `reading`. The list stands in the app,
 * which every visit loads; what only two or three screens share the browser finds in the screen's own file.
 */
function isShared(file: string) {
  return /\/[a-z]+-[\w-]{8}\.js$/.test(file)
}
