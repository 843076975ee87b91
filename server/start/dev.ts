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

/** `npm run dev`: the site with its client straight from the sources. `tsx watch` starts it anew when the server changes. */
run(async () => {
  const upgrades = new Server()
  const vite = await createVite({
    appType: "custom",
    // tsx reads the configuration; the temporary file of Vite's own way would look like a change to it.
    configLoader: "native",
    // Fonts come from node_modules, which lies outside the client's folder.
    server: { middlewareMode: true, ws: { server: upgrades }, fs: { allow: [root] } },
    // The sandbox's editor finds two CommonJS packages only when its worker runs.
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
  // Vite's messages to the page travel over the site's own port.
  server.on("upgrade", (...upgrade) => upgrades.emit("upgrade", ...upgrade))
})

function fromSources(vite: ViteDevServer): RequestHandler {
  return (
    Router()
      .use(vite.middlewares)
      // The fonts of index.html.
      .use("/node_modules", sirv(join(root, "node_modules"), { dev: true }))
      .get("/sandbox/index.html", async (request, response) => {
        response.type("html").send(await pageOf(vite, request.url, request.path))
      })
  )
}

/** Styles come with the code here: what the server made would stand there without them. */
function pagesFromSources(vite: ViteDevServer): PageSource {
  return { template: (address) => pageOf(vite, address, "index.html"), scripts: () => [] }
}

async function pageOf(vite: ViteDevServer, address: string, file: string) {
  return vite.transformIndexHtml(address, await readFile(join(root, "client", file), "utf8"))
}

/** Vite puts code and styles into the page, and a worker that waits for a restart, which the site's own policy forbids. */
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
