import { basename, join } from "node:path"
import type { Plugin } from "vite"

const root = join(import.meta.dirname, "..")

/**
 * Visitors get the part of React Router that is used: of its two builds the one without warnings, which its package gives
 * to nobody by itself, and none of the components that only a data router has. They stay in for the sake of their names.
 */
export function leanRouter(): Plugin {
  const production = join(root, "node_modules", "react-router", "dist", "production")
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "react-router-dom" ? join(production, "index.mjs") : undefined),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
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
        map: null,
      }),
    },
  }
}

/**
 * Of Lucide visitors get the lines of its icons, drawn by the site's own few lines: its own drawing knows sizes, contexts
 * and names that nobody here asks for, and gives each line a key. On the server too, or React would find another page.
 */
export function leanIcons(): Plugin {
  const drawing = JSON.stringify(join(root, "client", "ui", "ornaments", "icon.tsx"))
  return {
    name: "lean-icons",
    apply: "build",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code, id) {
        const isAlias = code.includes("export { default } from")
        if (isAlias) return undefined
        const [, lines] = /^ {2}node: (\[.*\](?=,?$)|\[$[\s\S]*?^ {2}\])/m.exec(code) ?? []
        if (!lines) this.error(`${basename(id)} does not hold its lines as the icons of Lucide did.`)
        return {
          code: `import { iconOf } from ${drawing}\nexport default /* @__PURE__ */ iconOf(${lines.replace(/,\s*key: "\w+"/g, "")})`,
          map: null,
        }
      },
    },
  }
}

/** Apollo writes operations by the site's own few lines: GraphQL's printer, which it has for that, writes schemas too. */
export function leanPrinter(): Plugin {
  const printer = JSON.stringify(join(root, "client", "session", "print.ts"))
  return {
    name: "lean-printer",
    apply: "build",
    transform: {
      filter: { id: /\/@apollo\/client\/utilities\/graphql\/print\.js$/ },
      handler(code) {
        const lean = code.replace('from "graphql"', `from ${printer}`)
        if (lean === code) this.error("Apollo does not take its printer from graphql any more.")
        return { code: lean, map: null }
      },
    },
  }
}

/**
 * Visitors walk operations, never schemas, whose parts fall away. What is no document at all is told of in a word: to
 * describe it takes a kilobyte.
 */
export function leanVisitor(): Plugin {
  return {
    name: "lean-visitor",
    apply: "build",
    transform: {
      filter: { id: /\/graphql\/language\/(?:visitor|ast)\.mjs$/ },
      handler(code, id) {
        const lean = code
          .replace(/^import \{ inspect \} from .*$/m, "const inspect = String")
          .replace(/^ {2}SchemaDefinition: \[[^}]*/m, "")
        if (lean === code) this.error(`${basename(id)} of GraphQL is not what it was.`)
        return { code: lean, map: null }
      },
    },
  }
}

/** Apollo has RxJS watch observables and promises: what reads streams and asynchronous iterables falls away, with its helpers. */
export function leanStreams(): Plugin {
  return {
    name: "lean-streams",
    apply: "build",
    transform: {
      filter: { id: /\/rxjs\/dist\/esm\/internal\/observable\/innerFrom\.js$/ },
      handler(code) {
        const lean = code.replace(
          /\bif \((?:isAsyncIterable|isReadableStreamLike)\(input\)\) \{\s*return \w+\(input\);\s*\}/g,
          "",
        )
        if (lean === code) this.error("RxJS does not read streams where it did.")
        return { code: lean, map: null }
      },
    },
  }
}

/**
 * What Apollo asks and hands on is what a screen says: no operation has directives of Apollo's own, no component is kept from
 * what another one asked, and no scalar is more than a text or a number.
 */
export function leanDocuments(): Plugin {
  const lean = {
    removeDirectivesFromDocument: "(_, document) => document",
    maskOperation: "(data) => data",
    maskFragment: "(data) => data",
    coerceScalarFieldsToParsed: "(data) => data",
  }
  return {
    name: "lean-documents",
    apply: "build",
    transform: {
      filter: { id: new RegExp(`/@apollo/client/.*/(?:${Object.keys(lean).join("|")})\\.js$`) },
      handler(code, id) {
        const name = basename(id, ".js") as keyof typeof lean
        if (!code.includes(`export function ${name}(`)) this.error(`Apollo has no ${name} any more where it had it.`)
        return { code: `export const ${name} = ${lean[name]}`, map: null }
      },
    },
  }
}
