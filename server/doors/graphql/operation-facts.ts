import { Kind, type OperationDefinitionNode } from "graphql"
import type { RequestFacts } from "../../base/log.ts"

const maxFields = 5

/** For the log: no arguments, and short enough for a line. */
export function factsOf({ operation, selectionSet }: OperationDefinitionNode, name?: string | null): RequestFacts {
  const fields = selectionSet.selections.flatMap((part) => (part.kind === Kind.FIELD ? part.name.value : []))
  return {
    operation: [operation, name?.slice(0, 60)].filter(Boolean).join(" "),
    fields: [...new Set(fields)].slice(0, maxFields),
  }
}
