import type { ItemType, OperationName } from "../../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  /** Path of the list, such as `/news`. */
  path: string
  /** Link text, such as "All news". */
  all: string
  /** In a sentence, such as "story"; `toastName` is the form in toasts, such as "News Story". */
  noun: string
  toastName: string
  add: {
    path: string
    label: string
    operation: OperationName
    /** True if `?from=12` in its address begins with a copy. */
    copies?: true
  }
}
