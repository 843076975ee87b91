import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import type { z } from "zod"
import { type RestRow, row } from "../api/rest.ts"
import type { Fields } from "../api/rest-body.ts"
import { deleted } from "../api/shape.ts"

/** An operation that gives one thing, in a root field of whatever name. */
type Gives<T, V> = TypedDocumentNode<Record<string, T>, V>

interface OwnedRest<
  Item,
  Viewed,
  Added extends object,
  Edited extends object,
  Shape extends z.ZodType,
  View extends z.ZodType,
> {
  /** Where its paths begin, such as `/news`. */
  path: string
  /** In a sentence: `a story`. */
  one: string
  /** What hangs on it, is shown with it and goes with it: `its pictures`. */
  parts?: string
  view: Gives<Viewed | null, { id: number }>
  add: Gives<Item, { input: Added }>
  edit: Gives<Item, { id: number; input: Edited }>
  remove: Gives<{ id: number }, { id: number }>
  /** What adds and edits take. */
  body: Fields<Added> & Fields<Edited>
  /** What older clients send beside it, without effect. */
  ignores: { add: string[]; edit: string[] }
  /** The documented shape of an item. */
  shapeOf: (item: Item) => z.input<Shape>
  gives: Shape
  /** The shape of an item on its own, where it is another one. */
  viewOf: (item: Viewed) => z.input<View>
  givesView: View
}

/** What the REST paths of every type that somebody owns have in common: one item, adding, editing and deleting. */
export function ownedRest<
  Item,
  Viewed,
  Added extends object,
  Edited extends object,
  S extends z.ZodType,
  V extends z.ZodType,
>({ path, one, parts, ...type }: OwnedRest<Item, Viewed, Added, Edited, S, V>): Record<string, RestRow> {
  const { body, ignores, shapeOf, gives } = type
  const whole = parts ? ` with ${parts}` : ""
  return {
    [`GET ${path}/view/:id`]: row(type.view, {
      summary: `Gives ${one.replace(/^an? /, "one ")}${whole}.`,
      with: (request) => ({ id: request.id() }),
      reply: (result) => {
        const item = only(result)
        return item && type.viewOf(item)
      },
      gives: type.givesView,
    }),
    [`POST ${path}/add`]: row(type.add, {
      summary: `Adds ${one}.`,
      body: { input: body },
      ignores: ignores.add,
      reply: (result) => shapeOf(only(result)),
      gives,
      status: 201,
    }),
    [`PUT ${path}/edit/:id`]: row(type.edit, {
      summary: `Changes ${one}. What is absent stays as it is.`,
      body: { input: body },
      ignores: ignores.edit,
      with: (request) => ({ id: request.id() }),
      reply: (result) => shapeOf(only(result)),
      gives,
    }),
    [`DELETE ${path}/delete/:id`]: row(type.remove, {
      summary: `Deletes ${one}${whole}.`,
      with: (request) => ({ id: request.id() }),
      reply: only,
      gives: deleted,
    }),
  }
}

/** What an operation gives that has one root field. */
function only<T>(result: Record<string, T>): T {
  const [value] = Object.values(result) as [T]
  return value
}
