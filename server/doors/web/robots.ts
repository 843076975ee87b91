import { type RequestHandler, Router } from "express"
import { cacheScopeOf, siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import type { Services } from "../../content/api/context.ts"
import { trainingCrawlers } from "./training-crawlers.ts"

const disallowed = [
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

export function robots({ database, settings }: Pick<Services, "database" | "settings">): RequestHandler {
  return Router().get("/robots.txt", async (request, response) => {
    const [site] = await database.read.query(`SELECT "refusesTraining" FROM "site_info" WHERE "id" = 1`)
    const blockedAgents = site?.refusesTraining ? trainingCrawlers.map((name) => `User-agent: ${name}`) : []
    const blockedGroup = blockedAgents.length > 0 ? [...blockedAgents, "Disallow: /", ""] : []
    const lines = [...blockedGroup, "User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), ""]
    const sitemap = `Sitemap: ${siteOrigin(request, settings)}/sitemap.xml`
    notesOf(response).allowCaching()
    response
      .type("txt")
      .set("Cache-Control", `${cacheScopeOf(settings)}, max-age=3600`)
      .send([...lines, sitemap, ""].join("\n"))
  })
}
