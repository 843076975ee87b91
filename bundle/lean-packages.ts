import { join } from "node:path"
import type { Plugin } from "vite"

const root = join(import.meta.dirname, "..")
const ours = (...path: string[]) => JSON.stringify(join(root, "client", ...path))

/** Code of packages, and what is left of it for visitors. A file that has nothing of what is to go is no longer what it was. */
interface Lean {
  files: RegExp
  lean(code: string): string
}

/** Lucide's own drawing knows sizes, contexts and names that nobody here asks for. On the server too, or React would find another page. */
const icons: Lean = {
  files: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
  lean(code) {
    const isAlias = code.includes("export { default } from")
    if (isAlias) return `${code}\n`
    const [, lines] = /^ {2}node: (\[.*\](?=,?$)|\[$[\s\S]*?^ {2}\])/m.exec(code) ?? []
    if (!lines) return code
    const drawn = `/* @__PURE__ */ iconOf(${lines.replace(/,\s*key: "\w+"/g, "")})`
    return `import { iconOf } from ${ours("ui", "ornaments", "icon.tsx")}\nexport default ${drawn}`
  },
}

/** Of React Router nothing that only a data router has; what stands in for the sake of its name falls away without it. */
const router: Lean = {
  files: /\/react-router\/dist\/production\/(?!index\.mjs)/,
  lean: (code) =>
    code
      .replace(/^\w+\.displayName = .*;$/gm, "")
      .replace(/^RenderErrorBoundary\.contextType = .*;$/m, "")
      // They check how the router is used, for whoever writes the site.
      .replace(/^function (invariant|warning)\(/gm, "/* @__NO_SIDE_EFFECTS__ */ $&")
      // There is no data router: what asks for one is answered here, and falls away.
      .replace(/React\d*\.useContext\(DataRouterContext\)/g, "null")
      .replace(/\blet \{ isDataRoute \} = .*;/, "const isDataRoute = false;")
      .replace(/, dataRouterOpts\) \{/g, ") {")
      .replace(/\blet dataRouterState = .*;/, "const dataRouterState = null;")
      .replace(/\bdataRouterOpts\b/g, "null")
      .replace(/^var \w+ = (?=React\d*\.(createContext|forwardRef|memo)\()/gm, "$&/* @__PURE__ */ "),
}

/** Apollo writes operations by the site's own few lines: GraphQL's printer, which it has for that, writes schemas too. */
const printer: Lean = {
  files: /\/@apollo\/client\/utilities\/graphql\/print\.js$/,
  lean: (code) => code.replace('from "graphql"', `from ${ours("session", "print.ts")}`),
}

/** Visitors walk operations, never schemas. To describe what is no document takes a kilobyte. */
const visitor: Lean = {
  files: /\/graphql\/language\/(?:visitor|ast)\.mjs$/,
  lean: (code) =>
    code
      .replace(/^import \{ inspect \} from .*$/m, "const inspect = String")
      .replace(/^ {2}SchemaDefinition: \[[^}]*/m, ""),
}

/** Apollo has RxJS watch observables and promises: what reads streams and asynchronous iterables falls away, with its helpers. */
const streams: Lean = {
  files: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/,
  lean: (code) =>
    code.replace(/\bif \((?:isAsyncIterable|isReadableStreamLike)\(input\)\) \{\s*return \w+\(input\);\s*\}/g, ""),
}

/** Falls away where nothing is compared. */
const equality = 'import { equal } from "@wry/equality"\n'

/** No operation has directives of Apollo's own, no component is masked, and no scalar is more than a text or a number. */
const documents = Object.entries({
  removeDirectivesFromDocument: "(_, document) => document",
  maskOperation: "(data) => data",
  maskFragment: "(data) => data",
  coerceScalarFieldsToParsed: "(data) => data",
  // Codegen has checked them, and none comes in parts.
  checkDocument: "() => {}",
  equalByQuery: "(_, one, other) => equal(one, other)",
  isStreamField: "() => false",
  isDeferredFragment: "() => false",
}).map(
  ([name, instead]): Lean => ({
    files: new RegExp(`/@apollo/client/.*/${name}\\.js$`),
    lean: () => `${equality}export const ${name} = ${instead}`,
  }),
)

/** What Apollo can do and no screen asks of it: fragments that are watched, subscriptions, lists that grow. */
const unasked = Object.entries({
  "cache/core/cache": ["watchFragment", "watchSingleFragment"],
  "core/QueryManager": ["startGraphQLSubscription"],
  "core/ObservableQuery": ["fetchMore", "subscribeToMore"],
}).flatMap(([file, methods]) =>
  methods.map(
    (method): Lean => ({
      files: new RegExp(`/@apollo/client/${file}\\.js$`),
      lean: (code) => code.replace(new RegExp(`^ {4}${method}\\(.*\\) \\{\\n[^]*?^ {4}\\}$`, "m"), `${method}() {}`),
    }),
  ),
)

export const leanPackages = () => [
  quietRouter(),
  ...[icons, router, printer, visitor, streams, ...documents, ...unasked].map(withLean),
]

export const leanIcons = () => withLean(icons)

function withLean({ files, lean }: Lean): Plugin {
  return {
    name: `lean ${files.source}`,
    apply: "build",
    transform: {
      filter: { id: files },
      handler(code, id) {
        const left = lean(code)
        if (left === code) this.error(`${id} is not what it was: bundle/lean-packages.ts must be written anew.`)
        return { code: left, map: null }
      },
    },
  }
}

/** Of its two builds the one without warnings, which React Router's package gives to nobody by itself. */
function quietRouter(): Plugin {
  const quiet = join(root, "node_modules", "react-router", "dist", "production", "index.mjs")
  return {
    name: "quiet-router",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "react-router-dom" ? quiet : undefined),
  }
}
