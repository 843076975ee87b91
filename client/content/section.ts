import type { ItemType, OperationName } from "../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  path: string
  /** What a link to its list says, such as "All news". */
  all: string
  /** One of its items, in a word: "story"; and as what became of it is announced: "News Story". */
  what: string
  named: string
  /** The fields of queries that list its items, and are asked anew once one has come or gone. */
  lists: string[]
  add: {
    label: string
    path: string
    operation: OperationName
  }
}
