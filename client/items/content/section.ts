import type { ItemType, OperationName } from "../../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  path: string
  /** The text of a link to its list, such as "All news". */
  all: string
  /** One of its items, within a sentence: "story"; `named` is the form for messages: "News Story". */
  what: string
  named: string
  /** The query fields that list its items; they are refetched when one comes or goes. */
  lists: string[]
  add: {
    label: string
    path: string
    operation: OperationName
  }
}
