import type { ItemType, OperationName } from "../../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  /** Of its list; an item's is `/news/view/1`, the form's for a new one `/news/add`. */
  path: string
  /** Link text, such as "All news". */
  all: string
  /** In a sentence, such as "story"; `named` is the form in toasts, such as "News Story". */
  what: string
  named: string
  add: { label: string; operation: OperationName }
}
