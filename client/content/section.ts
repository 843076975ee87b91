import type { ItemType, OperationName } from "../generated/graphql.ts"

/** What all screens of one content type have in common: its name, its address, and how something is added. */
export type Section = {
  type: ItemType
  title: string
  path: string
  /** What a link to its list says, such as "All news". */
  all: string
  add: {
    /** On the banner's link, and the title of the screen that it leads to. */
    label: string
    path: string
    operation: OperationName
  }
}
