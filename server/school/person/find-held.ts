import { createHash } from "node:crypto"
import type { EntityManager, EntityMetadata } from "typeorm"
import { attempt } from "../../base/attempt.ts"
import type { AboutPeople } from "../../content/api/about-people.ts"
import type { Context } from "../../content/api/context.ts"
import { KeptPicture } from "../../content/history/kept-picture.ts"
import { pictureKeys } from "../../content/history/raw-rows.ts"
import { titleOf } from "../../content/history/snapshot.ts"
import { type ItemType, ItemTypes, kindNamed, kindOf } from "../../content/items/item-type.ts"
import { isLike } from "../../content/items/search-text.ts"
import { Child } from "../../content/pictures/child.ts"
import type { Children } from "../../content/pictures/children.ts"
import { Picture } from "../../content/pictures/picture.ts"
import type { HeldAbout, HeldRow, NamingText, PersonInput } from "./person.ts"
import { matchersFor, type PersonMatcher, plainOf } from "./person-matcher.ts"

export type RawRow = Record<string, unknown>

export interface Table {
  of?: AboutPeople
  metadata: EntityMetadata
  /** Names of the columns with texts. */
  texts: string[]
}

const batchSize = 200

/** The most rows shown of one table. */
const maxRows = 300

/** Tables whose rows may name people. */
function tablesAboutPeople({ connection }: EntityManager, declared: AboutPeople[]): Table[] {
  return connection.entityMetadatas
    .map((metadata) => ({
      of: declared.find(({ type }) => type === metadata.target),
      metadata,
      texts: textsOf(metadata),
    }))
    .filter(({ of, metadata, texts }) => texts.length > 0 && (of || belongsToItems(metadata)))
}

/** Excludes `searchText`, which is derived, and instants, which have a transformer. */
export const textsOf = ({ columns }: EntityMetadata): string[] =>
  columns
    .filter(({ type, transformer }) => (type === "text" || type === "simple-json") && !transformer)
    .map(({ databaseName }) => databaseName)
    .filter((name) => name !== "searchText")

/** True for rows of items, rows that name an item by type and ID, and rows within these. */
export const belongsToItems = (metadata: EntityMetadata): boolean =>
  isItem(metadata) || namesItem(metadata) || parentsOf(metadata).some(({ target }) => belongsToItems(target))

const isItem = ({ target }: EntityMetadata) => kindOf(target as new () => object) !== undefined

const namesItem = ({ columns }: EntityMetadata) =>
  ["type", "itemId"].every((name) => columns.some(({ databaseName }) => databaseName === name))

const parentsOf = ({ relations }: EntityMetadata) =>
  relations.flatMap(({ onDelete, joinColumns: [key], inverseEntityMetadata: target }) =>
    onDelete === "CASCADE" && key ? [{ key: key.databaseName, target }] : [],
  )

export async function findHeld(
  { database: { read }, aboutPeople: declared, children }: Pick<Context, "database" | "aboutPeople" | "children">,
  person: PersonInput,
): Promise<Omit<HeldAbout, "backups">> {
  const matchers = matchersFor(person)
  const rows: { shown: HeldRow; about: string }[] = []
  const texts = new Map<string, NamingText>()
  let hasMore = false
  for (const table of matchers.length > 0 ? tablesAboutPeople(read, declared) : []) {
    let count = 0
    for await (const row of matchingRows(read, table, matchers)) {
      const { of, metadata } = table
      const isOwn = of?.whose?.some((column) => matchesAny(matchers, row[column])) ?? false
      hasMore ||= ++count > maxRows
      if (count > maxRows) break
      if (of?.whose && (isOwn || !isItem(metadata)))
        rows.push({
          shown: { ...summaryOf(of, row), key: keyOf(metadata, row), isOwn },
          about: `${row.type} ${row.itemId}`,
        })
      else await addText(texts, read, table, row, declared)
    }
  }
  const others = rows.filter(({ about }) => {
    const text = texts.get(about)
    if (text) text.versions++
    return !text
  })
  const named = await childrenNamed(read, children, matchers)
  return { rows: others.map(({ shown }) => shown), texts: [...named, ...texts.values()], hasMore }
}

const answers = { YES: "yes to pictures", NO: "no to pictures", UNSAID: "no answer yet" }

/** Compares the opened names, as no SQL search finds sealed ones. The office removes children in their own list. */
async function childrenNamed(read: EntityManager, children: Children, matchers: PersonMatcher[]) {
  await children.tryOpen(read)
  const known = await read.find(Child)
  const place = { called: "Consent", path: "/admin/consent", versions: 0 }
  if (known.length > 0 && !children.isOpen)
    return [{ ...place, title: "The register is closed: its names cannot be searched." }]
  return known.flatMap((child) => {
    const names = [children.nameOf(child), children.giverOf(child)].filter((name) => name !== null)
    if (!names.some((name) => matchesAny(matchers, name))) return []
    const more = [child.form, answers[child.answer], child.answeredAt?.toISOString().slice(0, 10)]
    return { ...place, title: [...names, ...more].filter(Boolean).join(" · ") }
  })
}

const maxTitle = 160

function summaryOf({ called, whose = [] }: AboutPeople, row: RawRow) {
  const words = whose.map((column) => String(row[column] ?? ""))
  // Omits JSON, such as versions.
  const short = new Set(words.filter((text) => text && !/^[[{]/.test(text)))
  const moment = row.createdAt ?? row.at ?? row.deletedAt ?? row.updatedAt
  const title = plainOf([...short].join(" · ")).slice(0, maxTitle)
  return { called, title, at: moment ? new Date(String(moment)) : null }
}

const matchesAny = (matchers: PersonMatcher[], value: unknown) =>
  value != null && matchers.some((matcher) => matcher.matches(plainOf(String(value))))

async function* matchingRows(read: EntityManager, { metadata, texts }: Table, matchers: PersonMatcher[]) {
  const patterns = [...new Set(matchers.flatMap((matcher) => matcher.patterns))]
  const place = (pattern: string) => `$${patterns.indexOf(pattern) + 1}`
  const likes = texts.flatMap((column) =>
    matchers.map((matcher) => matcher.patterns.map((pattern) => isLike(`"${column}"`, place(pattern))).join(" AND ")),
  )
  const key = keyColumns(metadata)
  const order = key.map((name) => `"${name}"`).join(", ")
  const after = `AND (${order}) > (${key.map((_, index) => `$${patterns.length + index + 1}`).join(", ")})`
  for (let last: unknown[] = []; ; ) {
    const where = `(${likes.map((like) => `(${like})`).join(" OR ")}) ${last.length > 0 ? after : ""}`
    const sql = `SELECT * FROM "${metadata.tableName}" WHERE ${where} ORDER BY ${order} LIMIT ${batchSize}`
    const rows: RawRow[] = await read.query(sql, [...patterns, ...last])
    yield* rows.filter((row) => texts.some((column) => namesPerson(matchers, row[column])))
    if (rows.length < batchSize) return
    last = key.map((name) => rows.at(-1)?.[name])
  }
}

function namesPerson(matchers: PersonMatcher[], value: unknown) {
  const text = value == null ? "" : plainOf(String(value))
  return matchers.some((matcher) => matcher.occursIn(text) || (text.length < 200 && matcher.matches(text)))
}

const keyColumns = ({ primaryColumns }: EntityMetadata) => primaryColumns.map(({ databaseName }) => databaseName)

/** Identifies a row in its present state, by a digest. */
function keyOf(metadata: EntityMetadata, row: RawRow): string {
  const digest = createHash("sha256").update(JSON.stringify(row)).digest("base64url").slice(0, 16)
  return [metadata.tableName, digest, JSON.stringify(keyColumns(metadata).map((name) => row[name]))].join(" ")
}

/** The row of a key; without `row` if it is deleted. */
export async function rowOf(rows: EntityManager, declared: AboutPeople[], key: string) {
  const [name, , ...ids] = key.split(" ")
  const table = tablesAboutPeople(rows, declared).find(({ of, metadata }) => of?.whose && metadata.tableName === name)
  const values: unknown = attempt(() => JSON.parse(ids.join(" ")))
  if (!table?.of || !Array.isArray(values)) return undefined
  const { of, metadata } = table
  const where = keyColumns(metadata).map((column, index) => `"${column}" = $${index + 1}`)
  const sql = `FROM "${name}" WHERE ${where.join(" AND ")}`
  const [row]: RawRow[] = await rows.query(`SELECT * ${sql}`, values)
  return { key, of, row, isSame: !row || keyOf(metadata, row) === key, sql, values }
}

async function addText(
  texts: Map<string, NamingText>,
  read: EntityManager,
  { of, metadata, texts: columns }: Table,
  row: RawRow,
  declared: AboutPeople[],
) {
  const item = await owningItem(read, metadata, row)
  const title = columns.map((column) => String(row[column] ?? "")).find((text) => text !== "") ?? ""
  const declaredText = {
    called: of?.called,
    title: plainOf(title).slice(0, 120),
    path: of?.path?.(row) ?? null,
    versions: 0,
  }
  const key = item ? `${item.type} ${item.id}` : `${metadata.tableName} ${texts.size}`
  if (!texts.has(key)) texts.set(key, item ? await textOf(read, item, declared) : declaredText)
}

interface Item {
  type: ItemType
  id: number
}

async function owningItem(read: EntityManager, metadata: EntityMetadata, row: RawRow): Promise<Item | undefined> {
  const kind = kindOf(metadata.target as new () => object)
  if (kind && !kind.isPart) return { type: kind.name, id: row.id as number }
  if (namesItem(metadata))
    return String(row.type) in ItemTypes ? { type: String(row.type), id: Number(row.itemId) } : undefined
  if (metadata.target === Picture) return itemShowing(read, Number(row.id))
  const [parent] = parentsOf(metadata)
  const [parentRow]: RawRow[] = parent
    ? await read.query(`SELECT * FROM "${parent.target.tableName}" WHERE "id" = $1`, [row[parent.key]])
    : []
  return parent && parentRow ? owningItem(read, parent.target, parentRow) : undefined
}

/** Ignores items that show the picture only in an earlier version. */
async function itemShowing(read: EntityManager, pictureId: number): Promise<Item | undefined> {
  const showing = read.connection.entityMetadatas.filter(({ target }) => target !== KeptPicture)
  for (const metadata of showing.filter(belongsToItems)) {
    for (const { column } of pictureKeys(read, metadata.tableName)) {
      const sql = `SELECT * FROM "${metadata.tableName}" WHERE "${column}" = $1`
      const [row]: RawRow[] = await read.query(sql, [pictureId])
      const item = row && (await owningItem(read, metadata, row))
      if (item) return item
    }
  }
  return undefined
}

async function textOf(read: EntityManager, { type: name, id }: Item, declared: AboutPeople[]): Promise<NamingText> {
  const kind = kindNamed(name)
  const { type } = kind
  const item = await read.findOneBy<{ id: number }>(type, { id })
  const { addressed } = type as { addressed?: { path(item: object): string } }
  const path = declared.find((one) => one.type === type)?.path
  const title = item ? titleOf(read, kind, { ...item }) : ""
  return { type: name, title, path: item ? (path?.({ ...item }) ?? addressed?.path(item) ?? null) : null, versions: 0 }
}
