import { readdirSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { type RequestHandler, Router } from "express"
import type { GraphQLSchema } from "graphql"
import { notesOf } from "../answers/answer-notes.ts"
import type { OpenApi } from "../api/openapi.ts"
import { printApi } from "../api/print.ts"
import { bundled, root } from "../root.ts"
import { docsFiles } from "./docs-files.ts"

interface DocsOptions {
  schema: GraphQLSchema
  openApi(): OpenApi
  siteUrl: string
}

/** Its addresses, with what each understands of the query. */
export const docsAddresses: Record<string, string[]> = {
  "/schema.graphql": [],
  "/openapi.json": [],
  "/docs/docs.css": [],
  "/docs": [],
  "/docs/:page": [],
}

/**
 * The API in writing: `/docs` for people, with a style sheet and no script; `/schema.graphql` and `/openapi.json` for
 * programs. The pages are loaded as somebody asks for one.
 */
export function docs({ schema, openApi, siteUrl }: DocsOptions): Router {
  const document = once(openApi)
  const text = once(() => printApi(schema))
  const files = once(() => (bundled ? besideServer() : docsFiles(root)))
  const recorded = once(() => JSON.parse(String(files().get("recorded-samples.json"))))
  const facts = once(() => ({ schema, document: document(), siteUrl, recorded: recorded() }))
  const router = Router({ strict: false })
  router.use(["/openapi.json", "/schema.graphql", "/docs"], (_request, response, next) => {
    response.set("Cache-Control", "no-cache")
    next()
  })
  router.get("/openapi.json", (_request, response) => {
    notesOf(response).keep()
    response.json(document())
  })
  router.get("/schema.graphql", (_request, response) => {
    notesOf(response).keep()
    response.type("txt").send(text())
  })
  router.get(["/docs", "/docs/:page"], async ({ params: { page } }, response, next) => {
    const { pageAt } = await import("./pages.ts")
    const shown = pageAt(String(page ?? ""), facts())
    if (!shown) return next()
    notesOf(response).keep()
    response.type("html").send(shown.text)
  })
  const send: RequestHandler<{ file: string }> = ({ params: { file } }, response, next) => {
    const bytes = files().get(file)
    if (!bytes) return next()
    if (extname(file) === ".css") notesOf(response).keep()
    else response.set("Cache-Control", "public, max-age=86400")
    response.type(extname(file)).send(bytes)
  }
  return router.get("/docs/:file", send).get("/docs/fonts/:file", send)
}

function besideServer() {
  const folder = join(root, "docs")
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]))
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
