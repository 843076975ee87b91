import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { type RequestHandler, Router } from "express"
import { notesOf } from "../answers/answer-notes.ts"
import type { OpenApi } from "../api/openapi.ts"
import { bundled, root } from "../root.ts"
import { restDocsFiles } from "./rest-docs-files.ts"
import { restDocsPage } from "./rest-docs-page.ts"

/** The REST API in writing: `/openapi.json` for programs, `/docs/rest` for people, with a style sheet and no script. */
export function restDocs(describe: () => OpenApi): Router {
  const document = once(describe)
  const page = once(() => restDocsPage(document()).text)
  const files = once(() => (bundled ? besideServer() : restDocsFiles(root)))
  const router = Router({ strict: false })
  router.use(["/openapi.json", "/docs/rest", "/docs/rest.css"], (_request, response, next) => {
    notesOf(response).keep()
    response.set("Cache-Control", "no-cache")
    next()
  })
  router.get("/openapi.json", (_request, response) => response.json(document()))
  router.get("/docs/rest", (_request, response) => response.type("html").send(page()))
  const send: RequestHandler<{ file: string }> = ({ params: { file } }, response, next) => {
    const bytes = files().get(file)
    if (!bytes) return next()
    if (extname(file) !== ".css") response.set("Cache-Control", "public, max-age=86400")
    response.type(extname(file)).send(bytes)
  }
  router.get("/docs/:file", send).get("/docs/fonts/:file", send)
  return router
}

function besideServer() {
  const folder = join(root, "rest-docs")
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
