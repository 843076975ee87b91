import { readFile } from "node:fs/promises"
import { Server } from "node:http"
import { join } from "node:path"
import { type RequestHandler, Router } from "express"
import sirv from "sirv"
import { createServer as createVite, type ViteDevServer } from "vite"
import { root } from "../base/root.ts"
import type { PageSource } from "../doors/web/page-source.ts"
import { securityHeaders } from "../doors/web/security-headers.ts"
import { run, serve } from "./process.ts"

/** `npm run dev`: serves the client from its sources. `tsx watch` restarts it when the server changes. */
run(async () => {
  const upgrades = new Server()
  const vite = await createVite({
    appType: "custom",
    // Vite's own loader writes a temporary file, which `tsx watch` would take for a change.
    configLoader: "native",
    // Fonts are in node_modules, outside the client's folder.
    server: { middlewareMode: true, ws: { server: upgrades }, fs: { allow: [root] } },
    // The worker of the sandbox's editor imports two CommonJS packages, which Vite would discover too late.
    optimizeDeps: {
      entries: ["index.html", "sandbox/index.html"],
      include: ["monaco-graphql > picomatch-browser", "monaco-graphql > graphql-language-service > nullthrows"],
    },
  })
  const { server } = await serve((settings) => ({
    client: fromSources(vite),
    pages: pagesFromSources(vite),
    headers: relaxed(securityHeaders(settings)),
    close: () => vite.close(),
  }))
  // HMR uses the site's own port.
  server.on("upgrade", (...upgrade) => upgrades.emit("upgrade", ...upgrade))
})

function fromSources(vite: ViteDevServer): RequestHandler {
  return Router()
    .use(vite.middlewares)
    .use("/node_modules", sirv(join(root, "node_modules"), { dev: true }))
    .get("/sandbox/index.html", async (request, response) => {
      response.type("html").send(await pageOf(vite, request.url, request.path))
    })
}

/** No server rendering: pages would be unstyled, as styles arrive with the scripts here. */
function pagesFromSources(vite: ViteDevServer): PageSource {
  return { template: (address) => pageOf(vite, address, "index.html"), scripts: () => [] }
}

const pageOf = async (vite: ViteDevServer, address: string, file: string) =>
  vite.transformIndexHtml(address, await readFile(join(root, "client", file), "utf8"))

/** Vite inlines code and styles, and its worker polls for a restart, which the site's own policy forbids. */
function relaxed(headers: RequestHandler): RequestHandler {
  return (request, response, next) =>
    headers(request, response, () => {
      const policy = String(response.get("Content-Security-Policy"))
        .replace(/(script-src|style-src) 'self'/g, "$& 'unsafe-inline'")
        .replace("worker-src 'self'", "$& blob:")
      response.set("Content-Security-Policy", policy)
      next()
    })
}
