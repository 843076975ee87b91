import { join } from "node:path"
import type { Plugin } from "vite"

// Without both, scripts of the first visit are 137 kB, and the bar is 135 (test/budget.test.ts).

const files = /\/react-router\/dist\/production\/(?!index\.mjs)/

/** Leaves out of React Router what only a data router runs, which this site has not. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: files },
      handler(code, id) {
        const left = withoutDataRouter(code)
        if (left === code) this.error(`${id} is not what it was: bundle/lean-router.ts must be written anew.`)
        return { code: left, map: null }
      },
    },
  }
}

function withoutDataRouter(code: string) {
  return (
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
      .replace(/^var \w+ = (?=React\d*\.(createContext|forwardRef|memo)\()/gm, "$&/* @__PURE__ */ ")
  )
}

/** Takes the build of React Router without warnings, which its package gives to nobody by itself. */
export function quietRouter(): Plugin {
  const quiet = join(import.meta.dirname, "..", "node_modules", "react-router", "dist", "production", "index.mjs")
  return {
    name: "quiet-router",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "react-router-dom" ? quiet : undefined),
  }
}
