import { join } from "node:path"
import type { Plugin } from "vite"

// Without both plugins, scripts of the first visit are 137 kB; test/budget.test.ts allows 135.

const files = /\/react-router\/dist\/production\/(?!index\.mjs)/

/** Drops React Router's code for data routers, which this site does not use. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: files },
      handler(code, id) {
        const stripped = withoutDataRouter(code)
        if (stripped === code) this.error(`${id} is not what it was: bundle/lean-router.ts must be written anew.`)
        return { code: stripped, map: null }
      },
    },
  }
}

function withoutDataRouter(code: string) {
  return (
    code
      .replace(/^\w+\.displayName = .*;$/gm, "")
      .replace(/^RenderErrorBoundary\.contextType = .*;$/m, "")
      // Development checks.
      .replace(/^function (invariant|warning)\(/gm, "/* @__NO_SIDE_EFFECTS__ */ $&")
      // Replaces lookups of the data router, so that they are tree-shaken.
      .replace(/React\d*\.useContext\(DataRouterContext\)/g, "null")
      .replace(/\blet \{ isDataRoute \} = .*;/, "const isDataRoute = false;")
      .replace(/, dataRouterOpts\) \{/g, ") {")
      .replace(/\blet dataRouterState = .*;/, "const dataRouterState = null;")
      .replace(/\bdataRouterOpts\b/g, "null")
      .replace(/^var \w+ = (?=React\d*\.(createContext|forwardRef|memo)\()/gm, "$&/* @__PURE__ */ ")
  )
}

/** Uses React Router's build without warnings, which its package does not export. */
export function quietRouter(): Plugin {
  const path = join(import.meta.dirname, "..", "node_modules", "react-router", "dist", "production", "index.mjs")
  return {
    name: "quiet-router",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "react-router-dom" ? path : undefined),
  }
}
