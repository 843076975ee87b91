import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { parse } from "graphql"
import type { z } from "zod"
import { type Field, pictureName } from "../api/rest-body.ts"
import { fileName, instant, pictureAlt, pictureMissing, shape, text, whole } from "../api/shape.ts"
import type { OperationNames } from "./operations.ts"
import type { PageOf } from "./paging.ts"
import type { Fields } from "./record.ts"
import type { RestField, RestFields } from "./rest-fields.ts"

export interface RestOptions<F> {
  /** Where its paths begin, such as `/news`. */
  path: string
  fields: RestFields<F>
  /** Fields of answers alone: bodies that name them are read without them. */
  shown?: z.ZodRawShape
  picture?: string
  creator?: string
  /** Whether it says when an item was created; true, where it says nothing. */
  dated?: boolean
  /** What older clients send beside the fields, without effect. */
  ignores?: { add: string[]; edit: string[] }
  /** The arguments by which its list can be narrowed, with their GraphQL types. */
  narrowedBy?: Record<string, string>
}

export interface RestItem {
  id: number
  picture?: { name: string; alt: string } | null
  user: { id: number; name: string }
  [field: string]: unknown
}

interface ListVariables {
  page?: number | null
  perPage?: number | null
  [argument: string]: unknown
}

export interface RestType {
  type: string
  path: string
  names: OperationNames
  /** In a sentence: `a story`. */
  one: string
  parts?: string
  countsReads?: boolean
  example: (now: Date) => Record<string, unknown>
  shape: z.ZodType<object>
  members: z.ZodRawShape
  selection: string
  show(item: RestItem): object
  body: Record<string, Field<unknown>>
  ignores: { add: string[]; edit: string[] }
  /** One page, such as `newsStories`; `pageIn` finds it in the result. */
  list: TypedDocumentNode<Record<string, PageOf<RestItem>>, ListVariables>
}

interface Described<F> {
  type: { name: string }
  fields: Fields<F>
  names: OperationNames
  one: string
  parts?: string
  countsReads?: boolean
  example: (now: Date) => Record<string, unknown>
}

const creator = whole.describe("The id of the account that created it.")
const author = shape("Author", { name: text })

/** All that there are: those of the rows of `rest-rows.ts`. */
export const restTypes: RestType[] = []

export function restType<F extends object>(described: Described<F>, rest: RestOptions<F>): RestType {
  const { type, names, one, parts, countsReads, example } = described
  const {
    path,
    shown = {},
    picture = "picture",
    creator: userId = "userId",
    dated = true,
    narrowedBy = { userId: "Int" },
  } = rest
  const fields = Object.entries<RestField<unknown>>(rest.fields as Record<string, RestField<unknown>>)
  const members = {
    id: whole,
    ...Object.fromEntries(fields.map(([field, { name = field, options }]) => [name, options.shown])),
    ...shown,
    ...{ [picture]: fileName.nullable(), pictureMissing, pictureAlt, [userId]: creator, user: author },
    ...(dated && { createdAt: instant }),
  }
  const others = [...Object.keys(shown), ...(dated ? ["displayDate"] : [])]
  const selection = ["id", ...fields.map(([field]) => field), ...others, ownedSelection].join(" ")
  const made: RestType = {
    ...{ type: type.name, names, one, parts, countsReads, example, path },
    members,
    selection,
    shape: shape(type.name, members),
    show: showing([
      { field: "id" },
      ...fields.map(([field, { name, options }]) => ({ field, name, show: options.show })),
      ...(dated ? [{ field: "createdAt" }] : []),
      ...Object.keys(shown).map((field) => ({ field })),
      { field: "pictureAlt" },
      { field: "picture", name: rest.picture },
      { field: "userId", name: rest.creator },
      { field: "user" },
    ]),
    body: {
      ...Object.fromEntries(fields.map(([field, { options }]) => [field, options.sent])),
      picture: pictureName.named(picture),
    },
    ignores: rest.ignores ?? { add: [userId], edit: [userId, "id"] },
    list: listOperation(names.list, narrowedBy, selection),
  }
  restTypes.push(made)
  return made
}

const ownedSelection = "picture { name alt } user { id name }"

interface Member {
  field: string
  name?: string
  show?(value: unknown): unknown
}

/** Answers have always shown last what they call or show otherwise; some program may go by that. */
function showing(members: Member[]) {
  const isOther = ({ name, show }: Member) => Boolean(name || show)
  const inOrder = members.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)))
  return (item: RestItem) => {
    const { picture, user, displayDate } = item
    const shown: Record<string, unknown> = {}
    const pictured = { picture: picture?.name ?? null, pictureAlt: picture?.alt ?? null }
    const owned = { createdAt: displayDate, ...pictured, userId: user.id, user: { name: user.name } }
    const values: Record<string, unknown> = { ...item, ...owned }
    for (const { field, name = field, show } of inOrder) shown[name] = show ? show(values[field]) : values[field]
    return shown
  }
}

function listOperation(list: string, narrowedBy: Record<string, string>, selection: string) {
  const types = Object.entries({ page: "Int", perPage: "Int", ...narrowedBy })
  const variables = types.map(([name, type]) => `$${name}: ${type}`).join(", ")
  const args = types.map(([name]) => `${name}: $${name}`).join(", ")
  return operation<Record<string, PageOf<RestItem>>, ListVariables>(
    `query (${variables}) { ${list}(${args}) { items { ${selection} } pages total } }`,
  )
}

export function only<T>(result: Record<string, T>): T {
  const [value] = Object.values(result) as [T]
  return value
}

export const pageIn = only<PageOf<RestItem>>

/** An operation that is put together from a type's parts. The router checks it against the schema as the site starts. */
export function operation<R, V>(text: string): TypedDocumentNode<R, V> {
  return parse(text)
}
