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
    const body = parseJson(bytes.toString("utf8"))
    return isObject(body) ? this.canonical(body, body.variables) : null
  }

  ofQueryString(query: string): GraphQLRequest | null {
    const { extensions, variables, ...others } = parseQuery(query)
    const read = (json: unknown) => (json === undefined ? undefined : parseJson(json))
    return this.canonical({ ...others, extensions: read(extensions) }, read(variables))
  }

  private canonical(fields: Record<string, unknown>, variables: unknown): GraphQLRequest | null {
    const { operationName = null, extensions = null } = fields
    const query = extensions === null ? fields.query : this.persistedText(fields)
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

  private persistedText(fields: Record<string, unknown>): unknown {
    if (!isObject(fields.extensions) || Object.keys(fields.extensions).join() !== "persistedQuery") return undefined
    return attempt(() => this.persisted.textOf(fields))
  }
}

/** Puts values into the order of the document, so that equal requests have equal keys. No query takes objects. */
function inOrder(values: object, declared: readonly VariableDefinitionNode[]): object {
  const byName = new Map(Object.entries(values))
  const names = declared.map(({ variable }) => variable.name.value)
  return Object.fromEntries(names.filter((name) => byName.has(name)).map((name) => [name, byName.get(name)]))
}

/** Turns invalid JSON into a string, which is a valid value neither for a request nor for its variables. */
const parseJson = (json: unknown): unknown => attempt(() => JSON.parse(String(json))) ?? ""

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
