import type { OperationDefinitionNode } from "graphql"
import type { Context } from "./context.ts"
import { weightOf } from "./cost.ts"
import { limits } from "./limits.ts"

/**
 * `extensions.cost` of an answer to a program: the points of its operation, and the most that one may cost. Nobody else
 * is told: what visitors get is kept, and the same for all.
 */
export function costExtension(operation: OperationDefinitionNode, { viewer }: Pick<Context, "viewer">) {
  const points = weightOf(operation)
  return viewer.program && points !== undefined ? { cost: { points, most: limits.cost } } : undefined
}
