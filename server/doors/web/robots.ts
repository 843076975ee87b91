import { type RequestHandler, Router } from "express"
import { keptBy, siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import type { Settings } from "../../base/settings.ts"

const closed = [
  "/admin",
  "/user/",
  "/login",
  "/search?",
  "/graphql",
  "/docs",
  "/openapi.json",
  "/schema.graphql",
  "/*/add$",
  "/gallery/addpics/",
]

export function robots(settings: Settings): RequestHandler {
  return Router().get("/robots.txt", (request, response) => {
    const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), ""]
    const sitemap = `Sitemap: ${siteOrigin(request, settings)}/sitemap.xml`
    notesOf(response).keep()
    response
      .type("txt")
      .set("Cache-Control", `${keptBy(settings)}, max-age=3600`)
      .send([...lines, sitemap, ""].join("\n"))
  })
}
