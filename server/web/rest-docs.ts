import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { Router } from "express"
import { notesOf } from "../answers/answer-notes.ts"
import type { OpenApi } from "../api/openapi.ts"
import { root } from "../root.ts"
import { restDocsPage } from "./rest-docs-page.ts"

/** The REST API in writing: `/openapi.json` for programs, `/docs/rest` for people, with a style sheet and no script. */
export function restDocs(document: OpenApi): Router {
  const page = restDocsPage(document).text
  const styles = [fontsHere(read("client/layout/fonts.css")), ...sheets.map(read)].join("\n")
  const router = Router({ strict: false })
  router.use(["/openapi.json", "/docs/rest", "/docs/rest.css"], (_request, response, next) => {
    notesOf(response).keep()
    response.set("Cache-Control", "no-cache")
    next()
  })
  router.get("/openapi.json", (_request, response) => response.json(document))
  router.get("/docs/rest.css", (_request, response) => response.type("css").send(styles))
  router.get("/docs/rest", (_request, response) => response.type("html").send(page))
  serveFonts(router)
  return router
}

const sheets = ["client/layout/tokens.css", "server/web/rest-docs.css"]

/** The site's typefaces: the client's sheet names the files of their packages. */
const fontFiles = /url\("(@fontsource[^"?]+)[^"]*"\)/g

const fontsHere = (sheet: string) =>
  sheet.replaceAll(fontFiles, (_, file: string) => `url("/docs/fonts/${basename(file)}")`)

function serveFonts(router: Router) {
  for (const [, file = ""] of read("client/layout/fonts.css").matchAll(fontFiles))
    router.get(`/docs/fonts/${basename(file)}`, (_request, response) =>
      response.sendFile(join(root, "node_modules", file), { maxAge: "1d" }),
    )
}

const read = (file: string) => readFileSync(join(root, file), "utf8")
