import type { OperationDefinitionNode } from "graphql"
import { measuredCostOf } from "../../base/api/cost.ts"
import { limits } from "../../base/api/limits.ts"
import type { Context } from "../../content/api/context.ts"

/** Shows an operation's cost and limit. Only to programs, as visitors' answers are cached for all. */
export function costExtension(operation: OperationDefinitionNode, { viewer }: Pick<Context, "viewer">) {
  const points = measuredCostOf(operation)
  return viewer.program && points !== undefined ? { cost: { points, most: limits.cost } } : undefined
}
