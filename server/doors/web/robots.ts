import { type RequestHandler, Router } from "express"
import { keptBy, siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import type { Services } from "../../content/api/context.ts"
import { trainingCrawlers } from "./training-crawlers.ts"

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

export function robots({ database, settings }: Pick<Services, "database" | "settings">): RequestHandler {
  return Router().get("/robots.txt", async (request, response) => {
    const [site] = await database.read.query(`SELECT "refusesTraining" FROM "site_info" WHERE "id" = 1`)
    const turnedAway = site?.refusesTraining ? trainingCrawlers.map((name) => `User-agent: ${name}`) : []
    const refusal = turnedAway.length > 0 ? [...turnedAway, "Disallow: /", ""] : []
    const lines = [...refusal, "User-agent: *", ...closed.map((path) => `Disallow: ${path}`), ""]
    const sitemap = `Sitemap: ${siteOrigin(request, settings)}/sitemap.xml`
    notesOf(response).keep()
    response
      .type("txt")
      .set("Cache-Control", `${keptBy(settings)}, max-age=3600`)
      .send([...lines, sitemap, ""].join("\n"))
  })
}
