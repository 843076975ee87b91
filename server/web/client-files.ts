import { existsSync } from "node:fs"
import { join } from "node:path"
import { type RequestHandler, Router } from "express"
import sirv from "sirv"
import { root } from "../root.ts"

const yearSeconds = 31_536_000

/** The built client: compressed at build time, its assets named by their content and cached for good. */
export function clientFiles(): RequestHandler {
  const folder = join(root, "dist", "client")
  if (!existsSync(folder)) throw new Error("The client is not built. Run `npm start`, or `npm run build` first.")
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        "Cache-Control",
        path.startsWith("/assets/") ? `public, max-age=${yearSeconds}, immutable` : "no-cache",
      ),
  })
}

/** Leads a browser that asks for a page by its plain address to the hash route of the same name. */
export function toHashRoutes(): Router {
  const router = Router()
  router.get(/^\/(?!assets\/|images\/|graphql)/, (request, response, next) => {
    if (request.accepts(["json", "html"]) !== "html" || request.path === "/") return next()
    response.vary("Accept").redirect(302, `/#${request.originalUrl.replace(/^\/+/, "/")}`)
  })
  return router
}
