import type { ItemType, OperationName } from "../../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  path: string
  /** Link text, such as "All news". */
  all: string
  /** In a sentence, such as "story"; `named` is the form in toasts, such as "News Story". */
  what: string
  named: string
  /** The query fields that list its items; refetched when one comes or goes. */
  lists: string[]
  add: {
    label: string
    path: string
    operation: OperationName
  }
}
