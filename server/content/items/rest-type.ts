import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { parse } from "graphql"
import { z } from "zod"
import { fileName, instant, integer, pictureAlt, pictureMissing, shape, text } from "../../base/failures/shape.ts"
import { type Field, pictureName } from "../api/rest-body.ts"
import { ContentState } from "./content-state.ts"
import type { OwnedType } from "./owned-type.ts"
import type { PageOf } from "./paging.ts"
import type { Fields } from "./record.ts"
import type { RestField, RestFields } from "./rest-fields.ts"

interface RestOptions<F> {
  /** The start of its paths, such as `/news`. */
  path: string
  fields: RestFields<F>
  /** Fields of answers only; bodies that send them are accepted. */
  shown?: z.ZodRawShape
  picture?: string
  creator?: string
  /** Default true: answers show when an item was created. */
  dated?: boolean
  /** Accepted from older clients and ignored. */
  ignores?: { add: string[]; edit: string[] }
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

type Described = Pick<OwnedType, "names" | "one" | "parts" | "countsReads" | "example">

export interface RestType extends Described {
  type: string
  path: string
  shape: z.ZodType<object>
  /** The answer to a write. */
  saved: z.ZodType<object>
  members: z.ZodRawShape
  selection: string
  show(item: RestItem): object
  body: Record<string, Field<unknown>>
  ignores: { add: string[]; edit: string[] }
  /** One page, such as `newsStories`; `pageIn` finds it in the result. */
  list: TypedDocumentNode<Record<string, PageOf<RestItem>>, ListVariables>
}

const creator = integer.describe("ID of the account that created it.")
const author = shape("Author", { name: text })

const state = z
  .enum([ContentState.DRAFT, ContentState.WAITING])
  .optional()
  .describe(
    "Only if visitors do not see what was sent: DRAFT if a picture may not be public, WAITING if an administrator looks first.",
  )
const heldBack = text.optional().describe("Only for a DRAFT: why it is one, and what to do.")

/** Registered by the rows of `rest-rows.ts`. */
export const restTypes: RestType[] = []

export function restType<F extends object>(
  { type, names, one, parts, countsReads, example }: Described & { type: { name: string }; fields: Fields<F> },
  rest: RestOptions<F>,
): RestType {
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
    id: integer,
    ...Object.fromEntries(fields.map(([field, { name = field, options }]) => [name, options.shown])),
    ...shown,
    ...{ [picture]: fileName.nullable(), pictureMissing, pictureAlt, [userId]: creator, user: author },
    ...(dated && { createdAt: instant }),
  }
  const otherFields = [...Object.keys(shown), ...(dated ? ["displayDate"] : [])]
  const selection = ["id", ...fields.map(([field]) => field), ...otherFields, ownedSelection].join(" ")
  const result: RestType = {
    ...{ type: type.name, names, one, parts, countsReads, example, path },
    members,
    selection,
    shape: shape(type.name, members),
    saved: shape(`Saved${type.name}`, { ...members, state, heldBack }, { of: type.name }),
    show({ picture: shownPicture, user, displayDate, ...item }) {
      const values = fields.map(([field, { name = field, options }]) => [name, (options.show ?? asIs)(item[field])])
      return {
        id: item.id,
        ...Object.fromEntries([...values, ...Object.keys(shown).map((name) => [name, item[name]])]),
        ...(dated && { createdAt: displayDate }),
        ...{ pictureAlt: shownPicture?.alt ?? null, [picture]: shownPicture?.name ?? null },
        ...{ [userId]: user.id, user: { name: user.name } },
      }
    },
    body: {
      ...Object.fromEntries(fields.map(([field, { options }]) => [field, options.sent])),
      picture: pictureName.named(picture),
    },
    ignores: rest.ignores ?? { add: [userId], edit: [userId, "id"] },
    list: listOperation(names.list, narrowedBy, selection),
  }
  restTypes.push(result)
  return result
}

const ownedSelection = "picture { name alt } user { id name }"

const asIs = (value: unknown) => value

function listOperation(list: string, narrowedBy: Record<string, string>, selection: string) {
  const types = Object.entries({ page: "Int", perPage: "Int", ...narrowedBy })
  const variables = types.map(([name, type]) => `$${name}: ${type}`).join(", ")
  const args = types.map(([name]) => `${name}: $${name}`).join(", ")
  return operation<Record<string, PageOf<RestItem>>, ListVariables>(
    `query (${variables}) { ${list}(${args}) { items { ${selection} } pages total } }`,
  )
}

export function onlyValue<T>(result: Record<string, T>): T {
  const [value] = Object.values(result) as [T]
  return value
}

export const pageIn = onlyValue<PageOf<RestItem>>

/** The router checks it against the schema on start. */
export const operation = <R, V>(text: string): TypedDocumentNode<R, V> => parse(text)
