import type { ItemType, OperationName } from "../../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  /** Path of the list, such as `/news`; `/news/view/1` shows an item, `/news/add` the form for a new one. */
  path: string
  /** Link text, such as "All news". */
  all: string
  /** In a sentence, such as "story"; `named` is the form in toasts, such as "News Story". */
  what: string
  named: string
  add: { label: string; operation: OperationName }
}
