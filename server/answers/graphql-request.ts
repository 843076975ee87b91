import { parse as parseQuery } from "node:querystring"
import { Kind, OperationTypeNode } from "graphql"
import { LRUCache } from "lru-cache"
import { readDocument } from "../api/document.ts"

/** A GraphQL request with no more than what decides its answer. */
export interface GraphQLRequest {
  query: string
  operationName?: string
  variables?: object
}

interface Operation {
  name?: string
  kind: OperationTypeNode
  variables: string[]
}

/**
 * Reads GraphQL requests that change nothing: their document, and of the variables those that it declares. Null for
 * anything else, and for what is not quite as it should be: the endpoint itself then says what is wrong.
 */
export class GraphQLRequests {
  private readonly documents = new LRUCache<string, Operation[]>({
    maxSize: 2_000_000,
    sizeCalculation: (operations, text) => text.length + 200 * operations.length + 100,
  })

  ofBody(bytes: Buffer): GraphQLRequest | null {
    const given = parseJson(bytes.toString("utf8"))
    return isObject(given) ? this.canonical(given, given.variables) : null
  }

  ofQueryString(query: string): GraphQLRequest | null {
    const given = parseQuery(query)
    return this.canonical(given, given.variables === undefined ? undefined : parseJson(given.variables))
  }

  private canonical(given: Record<string, unknown>, variables: unknown): GraphQLRequest | null {
    const { query, operationName = null, extensions = null } = given
    if (typeof query !== "string" || extensions !== null) return null
    if (operationName !== null && typeof operationName !== "string") return null
    if (variables != null && !isObject(variables)) return null
    const operation = this.operation(query, operationName)
    if (operation?.kind !== OperationTypeNode.QUERY) return null
    const declared = inOrder(variables ?? {}, operation.variables)
    return {
      query,
      ...(operationName !== null && { operationName }),
      ...(Object.keys(declared).length > 0 && { variables: declared }),
    }
  }

  private operation(text: string, name: string | null) {
    const operations = this.documents.get(text) ?? operationsOf(text)
    this.documents.set(text, operations)
    if (name === null) return operations.length === 1 ? operations[0] : undefined
    return operations.find((operation) => operation.name === name)
  }
}

/** None for a text that is no document. */
function operationsOf(text: string): Operation[] {
  return (readDocument(text)?.definitions ?? []).flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION
      ? {
          name: part.name?.value,
          kind: part.operation,
          variables: (part.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort(),
        }
      : [],
  )
}

/** The values under the given names, objects within them in the order of their keys: the same is then written alike. */
function inOrder(values: object, names = Object.keys(values).sort()): object {
  const ordered = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(ordered) : isObject(value) ? inOrder(value) : value
  const given = new Map(Object.entries(values))
  return Object.fromEntries(names.filter((name) => given.has(name)).map((name) => [name, ordered(given.get(name))]))
}

/** A string, which neither a request nor its variables may be, for what is no JSON. */
function parseJson(json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    return ""
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
