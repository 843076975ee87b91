import { pipeline } from "node:stream/promises"
import { type RequestHandler, Router } from "express"
import { notFound } from "../../base/failures/failures.ts"
import type { Services } from "../../content/api/context.ts"

/** Served for download only, never rendered on this site's origin. */
export function serveDocuments({ documents }: Services): RequestHandler {
  return Router().get("/documents/:name.pdf", async (request, response) => {
    const name = `${request.params.name}.pdf`
    const file = await documents.openShown(name)
    if (!file) throw notFound("This document")
    response.type("application/pdf").set({
      "Content-Length": String(file.bytes),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      // Names are never reused, but a document may be removed from its page.
      "Cache-Control": "public, max-age=86400, s-maxage=60",
      ETag: `"${name}-${file.bytes}"`,
    })
    if (request.fresh || request.method === "HEAD") {
      file.stream.destroy()
      return void response.status(request.fresh ? 304 : 200).end()
    }
    await pipeline(file.stream, response).catch(() => response.destroy())
  })
}
