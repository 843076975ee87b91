import type { OperationDefinitionNode } from "graphql"
import { weightOf } from "../../base/api/cost.ts"
import { limits } from "../../base/api/limits.ts"
import type { Context } from "../../content/api/context.ts"

/** The points of an operation, and the most that one may cost: for programs alone, as what visitors get is the same for all. */
export function costExtension(operation: OperationDefinitionNode, { viewer }: Pick<Context, "viewer">) {
  const points = weightOf(operation)
  return viewer.program && points !== undefined ? { cost: { points, most: limits.cost } } : undefined
}
