import {
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  OperationTypeNode,
} from "graphql"
import { timedOut } from "../../base/failures/failures.ts"
import { oncePer } from "../../base/once-per.ts"

/** Late fields fail. A mutation runs to its end, as half a mutation is worse than a late one. */
export function limitTime(schema: GraphQLSchema, milliseconds: number): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const ownTypes = types.filter((type) => !isIntrospectionType(type))
  for (const field of ownTypes.flatMap((type) => Object.values(type.getFields())))
    if (field.resolve) field.resolve = withTimeLimit(field.resolve, milliseconds)
  return schema
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

function withTimeLimit(resolve: Resolver, milliseconds: number): Resolver {
  return (source, args, context, info) => {
    if (info.operation.operation !== OperationTypeNode.QUERY) return resolve(source, args, context, info)
    const deadline = deadlineOf(info.variableValues, milliseconds)
    const now = performance.now()
    // Not thrown: graphql-js would abandon sibling promises of a list, whose rejections end the process.
    if (now >= deadline) return Promise.reject(timedOut())
    const value = resolve(source, args, context, info)
    return value instanceof Promise ? withTimeout(deadline - now, value) : value
  }
}

/** Caches the last execution's deadline, which is read for each field. */
let latest: { execution?: object; deadline: number } = { deadline: 0 }

/** By a monotonic clock. graphql-js makes a new object of variables for each execution, which identifies it. */
const firstDeadlineOf = oncePer((_execution: object, milliseconds: number) => performance.now() + milliseconds)

function deadlineOf(execution: object, milliseconds: number): number {
  if (latest.execution !== execution) latest = { execution, deadline: firstDeadlineOf(execution, milliseconds) }
  return latest.deadline
}

function withTimeout<T>(milliseconds: number, value: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timedOut()), milliseconds)
    const settle =
      <V>(how: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer)
        how(value)
      }
    value.then(settle(resolve), settle(reject))
  })
}
