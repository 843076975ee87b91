import { existsSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { type RequestHandler, Router } from "express"
import sirv from "sirv"
import { notFound } from "../../base/failures/failures.ts"
import { built } from "../../base/root.ts"

const yearSeconds = 31_536_000

/** Useless on scripts, style sheets and fonts, where they would add a kilobyte. */
const pageHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
]

export const clientFiles = (): RequestHandler =>
  Router().use(ignoreRange, serveFolder("client"), serveFolder("sandbox"))

/** `sirv` misreads some ranges and throws for others. A server may always answer with the whole file (RFC 9110). */
const ignoreRange: RequestHandler = ({ headers }, _response, next) => {
  delete headers.range
  next()
}

function serveFolder(name: string): RequestHandler {
  const folder = join(built, name)
  if (!existsSync(folder)) throw new Error(`The ${name} is not built. Run \`npm start\`, or \`npm run build\` first.`)
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Pages are made from index.html, not served as files.
    extensions: [],
    setHeaders: (response, path) => {
      // A newer build has removed it: `sirv` lists the files only once.
      if (!existsSync(join(folder, path))) throw notFound("This file")
      surviveUnreadableFile(response)
      const asset = /^\/(sandbox\/)?assets\//.test(path)
      // The sandbox's workers run under the policy of their own file.
      if (path.startsWith("/assets/")) for (const name of pageHeaders) response.removeHeader(name)
      response.setHeader("Cache-Control", asset ? `public, max-age=${yearSeconds}, immutable` : "no-cache")
      if (!asset) response.setHeader("Vary", "Accept, Accept-Encoding")
    },
  })
}

/** A file that cannot be read emits an error that `sirv` does not handle: it would end the process. */
function surviveUnreadableFile(response: ServerResponse) {
  response.on("pipe", (file) => file.once("error", () => response.destroy()))
}
