import { readdirSync, readFileSync } from "node:fs"
import { extname, join, relative } from "node:path"
import { type RequestHandler, Router } from "express"
import type { GraphQLSchema } from "graphql"
import { notesOf } from "../../base/api/answer-notes.ts"
import { bundled, root } from "../../base/root.ts"
import releases from "../../generated/changes.json" with { type: "json" }
import { printApi } from "../graphql/schema.ts"
import type { OpenApi } from "../rest/openapi.ts"
import type { ReleaseChanges } from "./changes.ts"
import { docsFiles } from "./docs-files.ts"

interface DocsOptions {
  schema: GraphQLSchema
  openApi(): OpenApi
  siteUrl: string
}

const maxQueryLength = 100

/** Paths, with the query parameters that each reads. */
export const docsAddresses: Record<string, string[]> = {
  "/schema.graphql": [],
  "/openapi.json": [],
  "/docs/docs.css": [],
  "/docs": [],
  "/docs/rest": ["q"],
  "/docs/:page": [],
}

/** `/docs` for people, without scripts; `/schema.graphql` and `/openapi.json` for programs. Loads pages on demand. */
export function docs({ schema, openApi, siteUrl }: DocsOptions): Router {
  const document = once(openApi)
  const text = once(() => printApi(schema))
  const files = once(() => (bundled ? builtFiles() : docsFiles(root)))
  const read = (file: string) => String(files().get(file))
  const facts = once(() => ({
    ...{ schema, document: document(), siteUrl },
    recorded: JSON.parse(read("recorded-samples.json")),
    recordedCalls: JSON.parse(read("recorded-calls.json")),
    releases: releases as ReleaseChanges[],
  }))
  const router = Router({ strict: false })
  router.use(["/openapi.json", "/schema.graphql", "/docs"], (_request, response, next) => {
    response.set("Cache-Control", "no-cache")
    next()
  })
  router.get("/openapi.json", (_request, response) => {
    notesOf(response).allowCaching()
    response.json(document())
  })
  router.get("/schema.graphql", (_request, response) => {
    notesOf(response).allowCaching()
    response.type("txt").send(text())
  })
  router.get(["/docs", "/docs/:page"], async ({ params: { page }, query: { q } }, response, next) => {
    const { pageAt } = await import("./pages.ts")
    const shown = pageAt(String(page ?? ""), {
      ...facts(),
      q: typeof q === "string" ? q.slice(0, maxQueryLength) : "",
    })
    if (!shown) return next()
    notesOf(response).allowCaching()
    response.type("html").send(shown.text)
  })
  const send: RequestHandler<{ file: string }> = ({ params: { file } }, response, next) => {
    const bytes = files().get(file)
    if (!bytes) return next()
    if ([".css", ".mjs"].includes(extname(file))) notesOf(response).allowCaching()
    else response.set("Cache-Control", "public, max-age=86400")
    response.type(extname(file)).send(bytes)
  }
  router.get("/docs/:file", send).get("/docs/fonts/:file", send)
  return router.get("/docs/{*page}", async (_request, response) => {
    const { missingPage } = await import("./pages.ts")
    response
      .status(404)
      .type("html")
      .send(missingPage({ ...facts(), q: "" }).text)
  })
}

function builtFiles() {
  const folder = join(root, "docs")
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]))
}

function once<T extends object | string>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}
