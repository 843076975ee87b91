import { readdirSync, rmdirSync, rmSync } from "node:fs"
import { join } from "node:path"

/** What npm unpacks and neither Node, nor a tool, nor a build reads here: half of all, as disks count it. By paths within node_modules. */
const unread = [
  // For debuggers, people, other compilers, and whoever writes the packages.
  /\.(map|md|markdown|flow)$/,
  /(?<!\.d)\.[cm]?tsx?$/,
  // Builds, and their types, beside those that are loaded: `npm run bench` requires the one, which has no other for that.
  /(?<!^@assemblyscript\/loader)(^|\/)umd\//,
  /^@(apollo|graphql-codegen|graphql-tools)\/.*\.d\.cts$/,
  /^(react|react-dom|scheduler)\/.*profiling/,
  /^@apollo\/client\/__cjs\//,
  /^(react-aria|react-stately|@react-aria|@react-types|@internationalized\/\w+|@headlessui\/react|@radix-ui\/[\w-]+)\/.*\.cjs$/,
  /^rxjs\/dist\/(bundles|esm5)\//,
  /^typeorm\/browser\//,
  /^libphonenumber-js\/(bundle|source)\//,
  /^(bintrees|yjs)\/tests?\//,
  // Icons are imported one by one.
  /^lucide-react\/(dynamic|dist\/(cjs\/|lucide-react\.\w+fixed))/,
  // The sandbox edits GraphQL and JSON.
  /^monaco-editor\/((dev|min|min-maps)\/|esm\/vs\/language\/(typescript|css|html)\/.*\.worker\.js$)/,
  /^prettier\/plugins\/(?!babel|estree|graphql)/,
  // Screens of its own; what each browser of the world knows; what SQLite was compiled from.
  /^playwright-core\/lib\/vite\//,
  /^caniuse-lite\/data\/(features|regions)\//,
  /^sqlite3\/deps\//,
]

/** Deletes it from a node_modules, with the folders that it leaves empty. */
export function removeUnread(modules, within = "") {
  for (const entry of readdirSync(join(modules, within), { withFileTypes: true })) {
    const path = within + entry.name
    if (entry.isDirectory()) removeUnread(modules, `${path}/`)
    else if (unread.some((pattern) => pattern.test(nested(path)))) rmSync(join(modules, path))
  }
  if (within && readdirSync(join(modules, within)).length === 0) rmdirSync(join(modules, within))
}

/** Of a package within another one, its own path. */
const nested = (path) => path.split("node_modules/").at(-1)
