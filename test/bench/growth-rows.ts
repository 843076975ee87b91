import type { EntityManager } from "typeorm"
import { Activity } from "../../server/content/history/activity.ts"
import { BinnedItem } from "../../server/content/history/bin.ts"
import { Picture } from "../../server/content/pictures/picture.ts"
import { Enquiry } from "../../server/school/enquiries/enquiry.ts"
import { Order } from "../../server/school/orders/order.ts"
import { ownedTypes } from "../../server/start/features.ts"
import { OutboxMail } from "../../server/store/mail/outbox-mail.ts"
import type { Client } from "../client.ts"
import { published } from "../items.ts"
import { fill } from "../rows.ts"
import type { School } from "../school.ts"

/**
 * Fills a school with `items` items of each owned type, copied from one that was added through the API, and a picture
 * per five items. Indexes stories, their translations and people for search; ten stories have a rare word in each
 * language. Adds as many enquiries, orders and the like.
 */
export async function fillWith(school: School, editor: Client, items: number) {
  for (const { type } of ownedTypes) await published(editor, type.name)
  await school.services.database.write(async (rows) => {
    const pictures = await copy(rows, Picture, items / 5, { file: '"file" || value', createdAt: at("value") })
    for (const { type } of ownedTypes)
      await copy(rows, type, items - 1, { ...dates, pictureId: `${pictures} - value % ${items / 5}` })
    await rows.query(
      `UPDATE news_stories SET title = 'Relay ' || id, detail = '<p>The relay' || iif(id % ${items / 10}, '', ' rare') || '</p>', opening = 'The relay'`,
    )
    await indexItems(rows, items)
    await fillOffice(rows, editor.id, items)
  })
}

/** Adds `items` records of each office type, and as many log entries: ten for each of a tenth of the items. */
async function fillOffice(rows: EntityManager, userId: number, items: number) {
  const moments = { createdAt: at("value"), at: at("value"), deletedAt: at("value") }
  for (const type of [Enquiry, Order, OutboxMail]) await fill(rows, type as typeof Enquiry, [1])
  await copy(rows, Enquiry, items - 1, moments)
  await copy(rows, Order, items - 1, { ...moments, orderCode: '"orderCode" || value' })
  await copy(rows, OutboxMail, items - 1, { ...moments, sentAt: at("value") })
  await copy(rows, Activity, items, { ...moments, itemId: `1 + value % ${items / 10}` })
  const binned = { ownerId: userId, deletedById: userId, type: "NEWS_STORY", itemId: 0, rows: [] }
  await fill(rows, BinnedItem, [1], () => ({ ...binned, deletedAt: new Date() }))
  // All within the month of retention: a start erases older ones.
  await copy(rows, BinnedItem, items - 1, { deletedAt: at("value % 40000"), itemId: `${items} + value` })
}

/** A minute apart, the last one an hour ago; events a day apart, twenty of them in the future. */
const at = (minutes: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${minutes} + 60) || ' minutes')`
const dates = {
  createdAt: at("value"),
  updatedAt: at("value"),
  publishedAt: at("value"),
  date: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (20.5 - value) || ' days')",
  endDate: "NULL",
}

/** Copies a table's first row. `columns`: SQL values, which may use `value`, the copy's number. Returns the last id. */
async function copy(rows: EntityManager, type: new () => object, times: number, columns: Record<string, string>) {
  const { tableName, columns: all } = rows.connection.getMetadata(type)
  const names = all.filter(({ isGenerated }) => !isGenerated).map(({ databaseName }) => databaseName)
  const values = names.map((name) => columns[name] ?? `"${name}"`)
  await rows.query(`INSERT INTO "${tableName}" (${names.map((name) => `"${name}"`).join(", ")})
    WITH RECURSIVE number(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number WHERE value < ${times})
    SELECT ${values.join(", ")} FROM number, (SELECT * FROM "${tableName}" ORDER BY id LIMIT 1)`)
  const [{ last }] = await rows.query(`SELECT MAX(id) AS last FROM "${tableName}"`)
  return last as number
}

/** Indexes a translation for each story, and for each person a name with the word that all stories have. */
async function indexItems(rows: EntityManager, items: number) {
  const kinds = "('NEWS_STORY', 'PROFILE')"
  await rows.query(`DELETE FROM search_words WHERE rowid IN (SELECT id FROM search_entries WHERE kind IN ${kinds})`)
  await rows.query(`DELETE FROM search_entries WHERE kind IN ${kinds}`)
  const words = { title: "title", body: "substr(detail, 4, length(detail) - 7)" }
  await addEntries(rows, "news_stories", { kind: "NEWS_STORY", path: "/news/view/", language: "EN", ...words })
  const swahili = { title: "'Mbio ' || id", body: `'Mbio' || iif(id % ${items / 10}, '', ' adimu')` }
  await addEntries(rows, "news_stories", { kind: "NEWS_STORY", path: "/news/view/", language: "SW", ...swahili })
  const person = { title: "name", body: "'Runs the relay'" }
  await addEntries(rows, "profiles", { kind: "PROFILE", path: "/profiles/view/", language: "EN", ...person })
  await rows.query(
    `INSERT INTO search_words (rowid, title, body) SELECT id, lower(title), lower(body) FROM search_entries WHERE kind IN ${kinds}`,
  )
}

/** `title` and `body` are SQL expressions on a row of the table. */
interface Entries {
  kind: string
  path: string
  language: string
  title: string
  body: string
}

async function addEntries(rows: EntityManager, table: string, { kind, path, language, title, body }: Entries) {
  await rows.query(`INSERT INTO search_entries (kind, "itemId", path, language, title, body)
    SELECT '${kind}', id, '${path}' || id, '${language}', ${title}, ${body} FROM ${table} ORDER BY id`)
}
