import {
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  OperationTypeNode,
} from "graphql"
import { timedOut } from "../../base/failures/failures.ts"

/** Late fields fail. A mutation runs to its end, as half a mutation is worse than a late one. */
export function limitTime(schema: GraphQLSchema, milliseconds: number): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const ours = types.filter((type) => !isIntrospectionType(type))
  for (const field of ours.flatMap((type) => Object.values(type.getFields())))
    if (field.resolve) field.resolve = inTime(field.resolve, milliseconds)
  return schema
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

function inTime(resolve: Resolver, milliseconds: number): Resolver {
  return (source, args, context, info) => {
    if (info.operation.operation !== OperationTypeNode.QUERY) return resolve(source, args, context, info)
    const end = endOf(info.variableValues, milliseconds)
    const now = performance.now()
    // Not thrown: graphql-js would abandon sibling promises of a list, whose rejections end the process.
    if (now >= end) return Promise.reject(timedOut())
    const value = resolve(source, args, context, info)
    return value instanceof Promise ? within(end - now, value) : value
  }
}

const ends = new WeakMap<object, number>()

/** Caches the last execution's deadline, which is read for each field. */
let latest: { execution?: object; end: number } = { end: 0 }

/** By a monotonic clock. graphql-js makes a new object of variables for each execution, which identifies it. */
function endOf(execution: object, milliseconds: number): number {
  if (latest.execution === execution) return latest.end
  const end = ends.get(execution) ?? performance.now() + milliseconds
  ends.set(execution, end)
  latest = { execution, end }
  return end
}

function within<T>(milliseconds: number, value: Promise<T>): Promise<T> {
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
