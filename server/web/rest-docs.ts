import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Router } from "express"
import { notesOf } from "../answers/answer-notes.ts"
import type { OpenApi } from "../api/openapi.ts"
import { root } from "../root.ts"
import { restDocsPage } from "./rest-docs-page.ts"

/** The REST API in writing: `/openapi.json` for programs, `/docs/rest` for people, with a style sheet and no script. */
export function restDocs(document: OpenApi): Router {
  const page = restDocsPage(document).text
  const styles = ["client/layout/tokens.css", "server/web/rest-docs.css"].map(read).join("\n")
  const router = Router({ strict: false })
  router.use(["/openapi.json", "/docs/rest", "/docs/rest.css"], (_request, response, next) => {
    notesOf(response).keep()
    response.set("Cache-Control", "no-cache")
    next()
  })
  router.get("/openapi.json", (_request, response) => response.json(document))
  router.get("/docs/rest.css", (_request, response) => response.type("css").send(styles))
  router.get("/docs/rest", (_request, response) => response.type("html").send(page))
  return router
}

const read = (file: string) => readFileSync(join(root, file), "utf8")
