import type { ItemType, OperationName } from "../generated/graphql.ts"

export type Section = {
  type: ItemType
  title: string
  path: string
  /** What a link to its list says, such as "All news". */
  all: string
  add: {
    label: string
    path: string
    operation: OperationName
  }
}
