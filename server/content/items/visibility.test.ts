import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from "graphql"
import type { ObjectLiteral } from "typeorm"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { fill } from "../../../test/rows.ts"
import { sharedApi } from "../../../test/school.ts"
import { permits, Role, ruleOf } from "../../access/auth.ts"
import { type Viewer, visitor } from "../../access/viewer.ts"
import { features } from "../../start/features.ts"
import { restRows } from "../../start/rest-rows.ts"
import { Picture } from "../pictures/picture.ts"
import { ContentState } from "./content-state.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import { itemTypeOf } from "./item-type.ts"
import type { StoredTranslation } from "./stored-translation.ts"
import { publicRows } from "./visibility.ts"

type Field = GraphQLField<unknown, unknown>

/** Derived from the schema and the entities: a new type, list or argument needs no line here. */
const schema = sharedApi()
const rootFields = Object.values(schema.getQueryType()?.getFields() ?? {})
const types = features.flatMap(({ entities }) => entities) as ContentType<OwnedRow>[]

/** The root field that reads one item of a type by id. A type without one hides nothing. */
const oneOf = (typeName: string) =>
  rootFields.find(({ type, args }) => isObjectType(type) && type.name === typeName && args.some((arg) => isId(arg)))
const isId = ({ name, type }: GraphQLArgument) => name === "id" && getNamedType(type).name === "Int"

interface List {
  field: Field
  selection: string
  typeName: string
  /** True if it shows all items that its arguments select. */
  isComplete: boolean
}

/** A root field is a list, or contains lists as the home page does. */
function listsOf(field: Field): List[] {
  const found = itemsOf(field)
  if (found?.selection === "{ id }" && !isList(field.type)) return []
  if (found) return [found, ...partsOf(found)].map((list) => ({ field, isComplete: true, ...list }))
  const type = getNamedType(field.type)
  if (field.args.length > 0 || !isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((part) => {
    const inner = part.args.length === 0 && itemsOf(part)
    return inner ? [{ field, isComplete: false, ...inner, selection: `{ ${part.name} ${inner.selection} }` }] : []
  })
}

function partsOf({ selection, typeName }: Pick<List, "selection" | "typeName">) {
  const fields = Object.values((schema.getType(typeName) as GraphQLObjectType).getFields())
  return fields.flatMap((field) => {
    const part = isList(field.type) && itemsOf(field)
    return part ? [{ ...part, selection: selection.replace("id", `${field.name} ${part.selection}`) }] : []
  })
}

function itemsOf({ type }: Field): Pick<List, "selection" | "typeName"> | undefined {
  const of = getNamedType(type)
  if (!isObjectType(of)) return undefined
  if (oneOf(of.name) && typeOf(of.name)) return { selection: "{ id }", typeName: of.name }
  const { items, total } = of.getFields()
  const inner = items && itemsOf(items)
  return inner && { ...inner, selection: `{ ${total ? "total" : ""} items ${inner.selection} }` }
}

function isList(type: unknown): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type)
}

const lists = rootFields.flatMap(listsOf)

/** Each owner has one item in every state. */
const states = Object.values(ContentState)
const perOwner = states.length
const atOnce = 3
const roles = [Role.REGULAR, Role.EDITOR, Role.ADMINISTRATOR]
let everybody: Client[]
let head: Client
const roleOf = new Map<Client, Role>()
const accountOf = (role: Role) => everybody[roles.indexOf(role) + 1] as Client

const { school } = schoolOfThisFile()
beforeAll(async () => {
  const accounts = await Promise.all(roles.map((role) => school.signedIn(role)))
  for (const [index, role] of roles.entries()) roleOf.set(accounts[index] as Client, role)
  head = accounts.at(-1) as Client
  everybody = [school.visitor(), ...accounts]
  await school.services.database.write(async (rows) => {
    const owners = everybody.flatMap(({ id }) => id || [])
    const numbers = Array.from({ length: owners.length * perOwner }, (_, index) => index + 1)
    await fill(rows, Picture, numbers)
    for (const type of types.filter(({ name }) => oneOf(name) && name !== "User" && name !== "ContentPage")) {
      const { columns } = rows.connection.getMetadata(type)
      const flags = columns.filter(({ type }) => type === "boolean")
      const keys = columns.filter(({ relationMetadata, isNullable }) => relationMetadata && !isNullable)
      // Each owner has items of every combination of the first two flags.
      await fill(rows, type as new () => ObjectLiteral, numbers, (number) => {
        const round = Math.floor((number - 1) / owners.length)
        return {
          ...Object.fromEntries(keys.map(({ propertyName }) => [propertyName, number])),
          ...Object.fromEntries(flags.map(({ propertyName }, bit) => [propertyName, (round >> bit) % 2 === 1])),
          ...(keys.some(({ propertyName }) => propertyName === "userId") && { userId: owners[number % owners.length] }),
          ...(type.listedStates && stated(states[round] as ContentState, number)),
          ...(type.listedStates && marked(type, number)),
        }
      })
    }
  })
  await school.services.database.write(async (rows) => {
    for (const type of types.filter(({ search }) => search))
      for (const item of await rows.find(type)) await school.services.search.put(rows, type, item)
  })
})

function stated(state: ContentState, number: number) {
  const wasShown = state === ContentState.PUBLISHED || state === ContentState.TAKEN_DOWN
  return { state, publishedAt: wasShown ? new Date(Date.now() - number * 60_000) : null }
}

/** A word unique to the item, which identifies it in answers. */
const markOf = ({ name }: { name: string }, id: number) => `mark${name}x${id}x`
const marks = /mark([A-Za-z]+)x(\d+)x/g

function marked(type: ContentType<OwnedRow>, number: number) {
  const { columns } = school.services.database.read.connection.getMetadata(type)
  const named = columns.find(({ propertyName }) => propertyName === "title" || propertyName === "name")
  return {
    ...(named && { [named.propertyName]: `${named.propertyName} ${number} ${markOf(type, number)}` }),
    ...(type.translated && { translations: [inSwahili(markOf(type, number))] }),
  }
}

const inSwahili = (words: string): StoredTranslation & Record<string, unknown> => {
  const texts = { title: words, detail: words, location: words, description: words }
  return { language: "SW", isReady: true, pictureAlt: words, of: "", ...texts }
}

const dayArguments: Record<string, string> = { from: '"2026-01-01"', to: '"2026-12-31"' }

const momentArguments: Record<string, string> = { from: "2000-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" }

function valuesOf(type: GraphQLInputType, name = ""): string[] {
  if (isNonNullType(type)) return valuesOf(type.ofType, name)
  if (isListType(type)) return valuesOf(type.ofType).map((value) => `[${value}]`)
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  if (type.toString() === "Boolean") return ["true", "false"]
  if (type.toString() === "DateTimeISO") return [`"${momentArguments[name]}"`]
  if (type.toString() === "Int") return [Role.REGULAR, Role.EDITOR].map((role) => String(accountOf(role).id))
  if (type.toString() === "Day") return [dayArguments[name] ?? '"2026-06-01"']
  return ['"name"']
}

/** Every value of every argument, alone and in pairs, where required arguments are given. */
function argumentsOf({ field: { args } }: List): string[] {
  const paged = args.some(({ name }) => name === "perPage")
  const choices = args
    .filter(({ name }) => !["page", "perPage", "after"].includes(name))
    .map((arg) => valuesOf(arg.type, arg.name).map((value) => ({ arg, text: `${arg.name}: ${value}` })))
  const single = choices.flat().map((choice) => [choice])
  const double = choices.flatMap((some, index) =>
    choices.slice(index + 1).flatMap((more) => some.flatMap((one) => more.map((other) => [one, other]))),
  )
  return [[], ...single, ...double]
    .filter((given) => args.every((arg) => !isRequiredArgument(arg) || given.some((choice) => choice.arg === arg)))
    .map((given) => [...(paged ? ["perPage: 50"] : []), ...given.map(({ text }) => text)].join(", "))
}

async function askAll(client: Client, fields: string[]): Promise<(unknown | null)[]> {
  const answers: unknown[] = []
  for (let from = 0; from < fields.length; from += atOnce) {
    const part = fields.slice(from, from + atOnce).map((field, index) => `a${index}: ${field}`)
    const { data, errors } = await client.graphql(`{ ${part.join(" ")} }`)
    const other = errors?.filter(({ extensions }) => !/UNAUTHENTICATED|FORBIDDEN/.test(extensions.code))
    expect(other ?? []).toEqual([])
    answers.push(...part.map((_, index) => data?.[`a${index}`] ?? null))
  }
  return answers
}

function idsIn(answer: unknown): number[] {
  if (answer === null || typeof answer !== "object") return []
  return Object.entries(answer).flatMap(([key, value]) => (key === "id" ? [value as number] : idsIn(value)))
}

/** Undefined for a version, which has no type of its own. */
function typeOf(name: string) {
  return types.find((type) => type.name === (name === "Page" ? "ContentPage" : name))
}

async function storedIds(typeName: string): Promise<number[]> {
  const rows = await school.services.database.read.find(typeOf(typeName) as ContentType<OwnedRow>, {
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** The items that a client can read one by one; null if it may not ask. */
const visibleIds = new Map<string, Promise<Set<number>>>()
function visibleOneByOne(client: Client, typeName: string) {
  const key = `${roleOf.get(client) ?? 0} ${typeName}`
  const query = async () => {
    const ids = await storedIds(typeName)
    return new Set(
      idsIn(
        await askAll(
          client,
          ids.map((id) => `${oneOf(typeName)?.name}(id: ${id}) { id }`),
        ),
      ),
    )
  }
  const known = visibleIds.get(key) ?? query()
  visibleIds.set(key, known)
  return known
}

/** True if what is shown depends on the item, as for items of an account or the office. */
const hidesSome = ({ visibleTo }: ContentType<OwnedRow>) => Object.keys(visibleTo?.(visitor) ?? {}).length > 0

describe("visible content", () => {
  it("is tested in lists of every type that can be read by id", () => {
    const single = types.filter(({ name }) => oneOf(name)).map(({ name }) => name)
    expect(lists.map(({ typeName }) => typeName)).toEqual(expect.arrayContaining(single))
  })

  it.each(types.filter(hidesSome).map((type) => ({ name: type.name, type })))(
    "is every public $name, and those the viewer may edit",
    async ({ type }) => {
      const { read } = school.services.database
      const open = new Set((await publicRows(read, type).getMany()).map(({ id }) => id))
      const items = await read.find(type)
      expect(items.filter(({ id }) => !open.has(id)).length).toBeGreaterThan(everybody.length)
      for (const client of everybody) {
        const viewer: Viewer = { ...visitor, id: client.id || null, role: roleOf.get(client) ?? Role.PUBLIC }
        const rule = ruleOf(schema, `edit${type.name}`)
        const expected = items.filter(({ id, userId }) => open.has(id) || permits(rule, viewer, userId))
        expect(await visibleOneByOne(client, type.name)).toEqual(new Set(expected.map(({ id }) => id)))
      }
    },
  )

  it("excludes types whose items visitors may not query", async () => {
    const mayAsk = ({ name }: { name: string }) => permits(ruleOf(schema, oneOf(name)?.name ?? ""), visitor)
    const closed = types.filter((type) => type.visibleTo && oneOf(type.name) && !mayAsk(type))
    expect(closed.map(({ name }) => name)).toEqual(expect.arrayContaining(["Notice", "Product"]))
    for (const type of closed)
      expect([type.name, await publicRows(school.services.database.read, type).getCount()]).toEqual([type.name, 0])
  })

  it.each(lists.map((list) => ({ ...list, name: `${list.field.name} ${list.selection}` })))(
    "is the same in lists and counts as by id, for every viewer and argument: $name",
    async (list) => {
      const { field, selection, typeName, isComplete } = list
      const queries = argumentsOf(list).map((args) => `${field.name}${args && `(${args})`} ${selection}`)
      const all = await askAll(head, queries)
      for (const client of everybody) {
        const sees = await visibleOneByOne(client, typeName)
        const answers = client === head ? all : await askAll(client, queries)
        for (const [index, answer] of answers.entries()) {
          if (answer === null) continue
          const ids = idsIn(answer)
          const { total, items } = answer as { total?: number; items?: unknown[] }
          const where = `${queries[index]} by ${Role[roleOf.get(client) ?? 0]}`
          expect(
            ids.filter((id) => !sees.has(id)),
            where,
          ).toEqual([])
          if (total !== undefined) expect(Math.min(total, 50), where).toBe(items?.length)
          if (isComplete) expect(ids, where).toEqual(idsIn(all[index]).filter((id) => sees.has(id)))
        }
      }
    },
  )
})

function restPaths(): string[] {
  const ids = states.map((_, round) => round * roles.length + roles.indexOf(Role.EDITOR))
  const filled = (path: string) => {
    if (path.includes(":group")) return [10, 20, 30].map((group) => path.replace(":group", String(group)))
    return /:\w+/.test(path) ? ids.map((id) => path.replaceAll(/:\w+/g, String(id))) : [path]
  }
  return Object.keys(restRows).flatMap((row) => (row.startsWith("GET ") ? filled(row.slice(4)) : []))
}

describe("a hidden item", () => {
  const owned = types.filter(({ listedStates }) => listedStates)

  function itemsIn(answer: string): [type: string, id: number][] {
    const named = Array.from(answer.matchAll(marks), ([, name = "", id]) => [name, Number(id)] as [string, number])
    const linked = Array.from(answer.matchAll(/(\/[a-z]+\/view\/)(\d+)\b/g), ([, route, id]) => {
      const type = owned.find(({ addressed }) => addressed?.route === `${route}:id`)
      return [type?.name ?? "", Number(id)] as [string, number]
    })
    return [...named, ...linked.filter(([name]) => name)]
  }

  it("is in no REST answer, feed, sitemap or search for those who may not see it", async () => {
    const searches = [1, 2, 3, 4].map((page) => `/search?q=name&perPage=50&page=${page}`)
    const documents = ["/feed.xml", "/feed.json", "/events.ics", "/sitemap.xml", "/sitemap-1.xml"]
    const paths = [...restPaths(), ...searches, ...documents].filter((path) => !/users\/(logout|refresh)/.test(path))
    for (const client of everybody) {
      const sees = new Map<string, Set<number>>()
      for (const { name } of owned) sees.set(name, await visibleOneByOne(client, name))
      const shown = new Set<string>()
      for (const path of paths) {
        const { body } = await client.rest("GET", path, undefined, { accept: "application/json" })
        for (const [name, id] of itemsIn(JSON.stringify(body))) {
          shown.add(`${name} ${id}`)
          expect(sees.get(name)?.has(id), `${path} shows ${name} ${id}`).toBe(true)
        }
      }
      expect(shown.size).toBeGreaterThan(10)
    }
  })

  it("is not found by a search for its exact title", async () => {
    const { read } = school.services.database
    for (const type of owned) {
      const open = new Set((await publicRows(read, type).getMany()).map(({ id }) => id))
      for (const id of [1, 4, 7, 10, 13]) {
        const q = `q: "${markOf(type, id)}"`
        const { data } = await head.graphql(`{ search(${q}) { total } swahili: search(${q}, language: SW) { total } }`)
        const total = open.has(id) ? 1 : 0
        expect(data).toEqual({ search: { total }, swahili: { total } })
      }
    }
  })

  it("looks nonexistent: every call with its id fails as for a missing item", async () => {
    const editor = accountOf(Role.EDITOR)
    const fields = [...rootFields, ...Object.values(schema.getMutationType()?.getFields() ?? {})]
    const calls = fields.flatMap((field) => callsOf(field))
    expect(calls.length).toBeGreaterThan(owned.length * 3)
    for (const { text, type, isMutation } of calls) {
      const stored = await school.services.database.read.find(type)
      const hidden = states.flatMap((hiddenState) => {
        if (hiddenState === ContentState.PUBLISHED) return []
        return stored.find(({ state, userId }) => state === hiddenState && userId !== editor.id) ?? []
      })
      expect(hidden).toHaveLength(states.length - 1)
      const answerOf = (id: number) => editor.graphql(`${isMutation ? "mutation" : "query"} { a: ${text(id)} }`)
      const missing = await answerOf(1_000_000)
      for (const { id } of hidden) expect(await answerOf(id), text(id)).toEqual(missing)
    }
  })
})

interface Call {
  type: ContentType<OwnedRow>
  isMutation: boolean
  text(id: number): string
}

const argumentSamples: Record<string, string> = {
  String: '"name"',
  Day: '"2026-06-01"',
  PublicationInput: "{ as: DRAFT }",
  "[GalleryImageInput!]": '[{ picture: { name: "name.png" } }]',
}

function callsOf(field: Field): Call[] {
  const { name, args } = field
  if (!args.some((arg) => isId(arg) && isNonNullType(arg.type))) return []
  const kind = args.find(({ type }) => getNamedType(type).name === "ItemType")
  const owned = types.filter(({ listedStates }) => listedStates)
  const asked = kind ? owned : owned.filter((type) => name.toLowerCase().endsWith(type.name.toLowerCase()))
  const isMutation = field === schema.getMutationType()?.getFields()[name]
  const composite = isObjectType(getNamedType(field.type)) ? "{ __typename }" : ""
  return asked.map((type) => ({
    type,
    isMutation,
    text: (id) => {
      const given = args.flatMap((arg) => {
        if (isId(arg)) return `id: ${id}`
        if (arg === kind) return `${arg.name}: ${itemTypeOf(type)}`
        if (!isRequiredArgument(arg)) return []
        return `${arg.name}: ${argumentSamples[String(arg.type).replace(/!$/, "")] ?? "{}"}`
      })
      return `${name}(${given.join(", ")}) ${composite}`
    },
  }))
}
