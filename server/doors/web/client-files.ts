import { existsSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import { type RequestHandler, Router } from "express"
import sirv from "sirv"
import { built } from "../../base/root.ts"

const yearSeconds = 31_536_000

/** Headers for pages only: for scripts, style sheets and fonts they are a useless kilobyte. */
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

/** The built client and the sandbox: compressed at build time, their assets named by their content and cached for good. */
export function clientFiles(): RequestHandler {
  return Router().use(part("client"), part("sandbox"))
}

function part(name: string): RequestHandler {
  const folder = join(built, name)
  if (!existsSync(folder)) throw new Error(`The ${name} is not built. Run \`npm start\`, or \`npm run build\` first.`)
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // Pages are made of index.html, not found in it.
    extensions: [],
    setHeaders: (response, path) => {
      surviveMissingFile(response)
      const asset = /^\/(sandbox\/)?assets\//.test(path)
      // The sandbox's workers have the policy of their own file.
      if (path.startsWith("/assets/")) for (const name of pageHeaders) response.removeHeader(name)
      response.setHeader("Cache-Control", asset ? `public, max-age=${yearSeconds}, immutable` : "no-cache")
      // The address of a page is that of data too, for programs.
      if (!asset) response.setHeader("Vary", "Accept, Accept-Encoding")
    },
  })
}

/** A file may go while the site runs, as when a newer release is built: nobody hears of it in `sirv`, which would end the process. */
function surviveMissingFile(response: ServerResponse) {
  response.on("pipe", (file) => file.once("error", () => response.destroy()))
}
