import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { type Response, Router } from "express"
import { type FindManyOptions, MoreThan } from "typeorm"
import { cacheScopeOf, siteOrigin } from "../../base/addresses/site-origin.ts"
import { notesOf } from "../../base/api/answer-notes.ts"
import { notFound } from "../../base/failures/failures.ts"
import { type Language, originalLanguage, pathIn } from "../../base/languages.ts"
import type { Settings } from "../../base/settings.ts"
import { html as xml } from "../../base/text/html.ts"
import type { Services } from "../../content/api/context.ts"
import { type Feature, hiddenPaths } from "../../content/api/feature.ts"
import { codeOf } from "../../content/items/api-language.ts"
import { ContentState } from "../../content/items/content-state.ts"
import type { ContentType } from "../../content/items/content-type.ts"
import type { RecordedRow } from "../../content/items/record.ts"
import { publicRows } from "../../content/items/visibility.ts"
import { siteLanguages } from "../../content/site-info/school.ts"
import type { Database } from "../../store/database/database.ts"
import { countInStates } from "../../store/database/state-counts.ts"

type Type = ContentType<RecordedRow>
type Rows = Database["read"]

/** Of 50,000 allowed addresses: leaves room for every language, and for screens without an item. */
const perFile = 16_000
const batch = 1_000
const freshSeconds = 600

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

/** Beyond `perFile` items, `/sitemap.xml` is an index of `/sitemap-1.xml` and so on. Streamed. */
export function sitemap(features: Feature[], { database, settings }: Services): Router {
  const types = features.flatMap(({ entities }) => entities as Type[]).filter(({ addressed }) => addressed)
  const { read } = database
  const files = async () =>
    Math.max(1, Math.ceil(sum(await Promise.all(types.map((type) => countOf(read, type)))) / perFile))

  const router = Router()
  router.get("/sitemap.xml", async (request, response) => {
    const origin = siteOrigin(request, settings)
    const count = await files()
    await send(
      response,
      settings,
      count === 1 ? addresses({ read, features, types, origin, file: 0 }) : index(count, origin),
    )
  })
  router.get("/sitemap-:file.xml", async (request, response) => {
    const file = Number(request.params.file) - 1
    if (!(Number.isInteger(file) && file >= 0 && file < (await files()))) throw notFound("This address")
    await send(response, settings, addresses({ read, features, types, origin: siteOrigin(request, settings), file }))
  })
  return router
}

async function send(response: Response, settings: Settings, lines: AsyncIterable<string> | Iterable<string>) {
  notesOf(response).allowCaching()
  response.set({
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": `${cacheScopeOf(settings)}, max-age=${freshSeconds}`,
  })
  await pipeline(Readable.from(lines), response).catch(ignoreClosed)
}

function ignoreClosed(error: NodeJS.ErrnoException) {
  if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error
}

function* index(count: number, origin: string) {
  yield `${head}<sitemapindex xmlns="${namespace}">\n`
  for (let file = 1; file <= count; file++)
    yield xml`<sitemap><loc>${origin}/sitemap-${file}.xml</loc></sitemap>\n`.text
  yield "</sitemapindex>\n"
}

interface Part {
  read: Rows
  features: Feature[]
  types: Type[]
  origin: string
  /** From 0. */
  file: number
}

async function* addresses({ read, features, types, origin, file }: Part) {
  yield `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  const languages = await siteLanguages({ read })
  if (file === 0) yield* screens(read, features, { origin, languages })
  let skip = file * perFile
  let room = perFile
  for (const type of types) {
    const count = await countOf(read, type)
    const take = Math.max(0, Math.min(room, count - skip))
    if (take) yield* items(read, type, { origin, languages, skip, take })
    room -= take
    skip = Math.max(0, skip - count)
  }
  yield "</urlset>\n"
}

/** A list is as new as its latest change. */
async function* screens(read: Rows, features: Feature[], { origin, languages }: Pick<Line, "origin" | "languages">) {
  for (const { screens = [], entities } of features) {
    if (screens.length === 0) continue
    const type = (entities as Type[]).find(({ addressed }) => addressed)
    const changed = type && (await lastChange(read, type))
    const hidden = await hiddenPaths(read, screens)
    const shown = screens.filter(({ path }) => !hidden.includes(path))
    yield shown.map(({ path }) => lines({ origin, path, changed, languages })).join("")
  }
}

async function lastChange(read: Rows, type: Type) {
  const select = { id: true, updatedAt: true }
  return (await onScreen(read, type, { select, order: { updatedAt: "DESC" }, take: 1 }).getOne())?.updatedAt
}

/** Keyset pagination, as offsets would count all earlier rows. */
async function* items(
  read: Rows,
  type: Type,
  { origin, languages, skip, take }: Pick<Line, "origin" | "languages"> & { skip: number; take: number },
) {
  const readIn = (row: RecordedRow) => {
    const ofRow = languagesOf(type, row)
    return languages.filter((language) => ofRow.includes(language))
  }
  const { reads = [], path } = type.addressed as NonNullable<Type["addressed"]>
  const columns = [...reads, ...(type.translated ? ["translations"] : [])]
  const select = { id: true, updatedAt: true, ...Object.fromEntries(columns.map((column) => [column, true])) }
  const order = { id: "ASC" } as const
  let last = 0
  for (let remaining = take; remaining > 0; ) {
    const part = { select, order, skip: last ? 0 : skip, take: Math.min(batch, remaining) }
    const rows = await onScreen(read, type, part)
      .andWhere({ id: MoreThan(last) })
      .getMany()
    yield rows.map((row) => lines({ origin, path: path(row), changed: row.updatedAt, languages: readIn(row) })).join("")
    if (rows.length === 0) return
    remaining -= rows.length
    last = rows.at(-1)?.id ?? 0
  }
}

interface Line {
  origin: string
  path: string
  changed?: Date
  languages: readonly Language[]
}

function lines({ origin, path, changed, languages }: Line): string {
  const lastmod = changed && xml`<lastmod>${changed.toISOString()}</lastmod>`
  const urls = languages.map((language) => ({ language, url: origin + pathIn(language, path) }))
  const alternates =
    urls.length > 1 &&
    urls.map(({ language, url }) => xml`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
  return urls.map(({ url }) => xml`<url><loc>${url}</loc>${lastmod}${alternates}</url>\n`.text).join("")
}

const languagesOf = ({ translated }: Type, row: RecordedRow) =>
  translated ? translated.readings(row).map(({ language }) => codeOf(language)) : [originalLanguage]

const countOf = (read: Rows, type: Type) =>
  type.listedStates && !type.addressed?.where
    ? countInStates(read, type, [ContentState.PUBLISHED])
    : onScreen(read, type).getCount()

const onScreen = (read: Rows, type: Type, options: FindManyOptions<RecordedRow> = {}) =>
  publicRows(read, type, { ...options, where: type.addressed?.where })

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
