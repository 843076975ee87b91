import "reflect-metadata"
import { execute, parse } from "graphql"
import { nouns } from "/work/w/reads/server/nouns.ts"
import { buildApi } from "/work/w/reads/server/api/schema.ts"
const schema = buildApi(nouns)
const item = (i: number) => ({ id: i, title: "t", detail: "<p>a</p>", version: 1, createdAt: new Date(), updatedAt: new Date(), user: { id: 1, name: "n" } })
const items = Array.from({ length: 50 }, (_, i) => item(i))
const document = parse("{ newsStories(perPage: 50) { total items { id title version createdAt updatedAt user { id name } } } }")
const contextValue = { viewer: { role: 0, id: null }, content: { page: () => ({ items, total: 50, pages: 1 }) } }
const run = () => execute({ schema, document, contextValue })
const r = await run() as any; if (r.errors) console.log(r.errors)
for (let k = 0; k < 4; k++) { const t = performance.now(); for (let i = 0; i < 500; i++) await run(); console.log(((performance.now() - t) / 500).toFixed(3), "ms per list of 50") }
