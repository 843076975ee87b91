import { parse as parseQuery } from "node:querystring"
import { Kind, OperationTypeNode } from "graphql"
import { LRUCache } from "lru-cache"
import { readDocument } from "../api/document.ts"

/** A GraphQL request with no more than what decides its answer. */
export interface GraphQLQuestion {
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
 * Understands GraphQL requests that ask and change nothing. A document is known by its content, and of the variables
 * count those that it declares. Null for anything else, and for what is not quite as it should be: the endpoint itself
 * then says what is wrong.
 */
export class GraphQLQuestions {
  /** The operations of documents by their text. */
  private readonly documents = new LRUCache<string, Operation[]>({
    maxSize: 2_000_000,
    sizeCalculation: (operations, text) => text.length + 200 * operations.length + 100,
  })

  /** Of a POST. */
  ofBody(bytes: Buffer): GraphQLQuestion | null {
    const given = parsed(bytes.toString("utf8"))
    return isObject(given) ? this.understand(given, given.variables) : null
  }

  /** Of the query of a GET's address. */
  ofAddress(query: string): GraphQLQuestion | null {
    const given = parseQuery(query)
    return this.understand(given, given.variables === undefined ? undefined : parsed(given.variables))
  }

  private understand(given: Record<string, unknown>, variables: unknown): GraphQLQuestion | null {
    const { query, operationName = null, extensions = null } = given
    if (typeof query !== "string" || extensions !== null) return null
    if (operationName !== null && typeof operationName !== "string") return null
    if (variables != null && !isObject(variables)) return null
    const operation = this.operation(query, operationName)
    if (operation?.kind !== OperationTypeNode.QUERY) return null
    const counting = inOrder(variables ?? {}, operation.variables)
    return {
      query,
      ...(operationName !== null && { operationName }),
      ...(Object.keys(counting).length > 0 && { variables: counting }),
    }
  }

  private operation(text: string, name: string | null) {
    const operations = this.documents.get(text) ?? operationsOf(text)
    this.documents.set(text, operations)
    return name === null
      ? operations.length === 1
        ? operations[0]
        : undefined
      : operations.find((one) => one.name === name)
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

/** Undefined stands for absent, so what is no JSON is a text, which no question may be. */
function parsed(json: unknown): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    return ""
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
