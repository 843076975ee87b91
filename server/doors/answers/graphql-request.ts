import { parse as parseQuery } from "node:querystring"
import { getOperationAST, OperationTypeNode, type VariableDefinitionNode } from "graphql"
import { attempt } from "../../base/attempt.ts"
import { readDocument } from "../graphql/document.ts"
import type { PersistedQueries } from "../graphql/persisted-queries.ts"

export interface GraphQLRequest {
  query: string
  operationName?: string
  variables?: object
}

/** Parses queries with their declared variables. Null for anything else: the endpoint reports what is wrong. */
export class GraphQLRequests {
  constructor(private readonly persisted: PersistedQueries) {}

  ofBody(bytes: Buffer): GraphQLRequest | null {
    const given = parseJson(bytes.toString("utf8"))
    return isObject(given) ? this.canonical(given, given.variables) : null
  }

  ofQueryString(query: string): GraphQLRequest | null {
    const { extensions, variables, ...given } = parseQuery(query)
    const read = (json: unknown) => (json === undefined ? undefined : parseJson(json))
    return this.canonical({ ...given, extensions: read(extensions) }, read(variables))
  }

  private canonical(given: Record<string, unknown>, variables: unknown): GraphQLRequest | null {
    const { operationName = null, extensions = null } = given
    const query = extensions === null ? given.query : this.persistedText(given)
    if (typeof query !== "string") return null
    if (operationName !== null && typeof operationName !== "string") return null
    if (variables != null && !isObject(variables)) return null
    const document = readDocument(query)
    const operation = document && getOperationAST(document, operationName)
    if (operation?.operation !== OperationTypeNode.QUERY) return null
    const declared = inOrder(variables ?? {}, operation.variableDefinitions ?? [])
    return {
      query,
      ...(operationName !== null && { operationName }),
      ...(Object.keys(declared).length > 0 && { variables: declared }),
    }
  }

  private persistedText(given: Record<string, unknown>): unknown {
    if (!isObject(given.extensions) || Object.keys(given.extensions).join() !== "persistedQuery") return undefined
    return attempt(() => this.persisted.textOf(given))
  }
}

/** Puts values into the order of the document, so that equal requests have equal keys. No query takes objects. */
function inOrder(values: object, declared: readonly VariableDefinitionNode[]): object {
  const given = new Map(Object.entries(values))
  const names = declared.map(({ variable }) => variable.name.value)
  return Object.fromEntries(names.filter((name) => given.has(name)).map((name) => [name, given.get(name)]))
}

/** Turns invalid JSON into a string, which is a valid value neither for a request nor for its variables. */
const parseJson = (json: unknown): unknown => attempt(() => JSON.parse(String(json))) ?? ""

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
