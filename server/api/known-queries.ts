import type { ApolloServerPlugin } from "@apollo/server"
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from "express"
import {
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
} from "graphql"
import { LRUCache } from "lru-cache"
import { preferred } from "./content-negotiation.ts"
import { type Context, reading } from "./context.ts"
import { costExtension } from "./cost-extension.ts"
import { deprecationOf } from "./deprecation.ts"
import { retryAfterOf } from "./failures.ts"
import { inputFaults } from "./input-faults.ts"
import { factsOf } from "./operation-facts.ts"
import { graphqlTypes } from "./plain-json.ts"
import type { PendingOperation } from "./root-calls.ts"
import { sendJson } from "./send-json.ts"

/** Documents that Apollo Server has parsed and found valid, by their text. Characters: an AST takes some twenty times as many bytes. */
export class KnownDocuments {
  private readonly documents = new LRUCache<string, DocumentNode>({
    max: 500,
    maxSize: 500_000,
    sizeCalculation: (_document, text) => text.length + 1,
  })

  get(text: unknown): DocumentNode | undefined {
    return typeof text === "string" ? this.documents.get(text) : undefined
  }

  readonly learn: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, document }) => void this.documents.set(source, document),
    }),
  }
}

interface Options {
  schema: GraphQLSchema
  documents: KnownDocuments
  contextOf: (request: Request, response: Response) => Promise<Context>
  queued: RequestHandler
  toPublicError: (error: GraphQLError) => GraphQLFormattedError
}

interface Query extends PendingOperation {
  operationName?: string
  type: string
}

/** Apollo Server's own way to the same answer takes as long as making it. Whatever is unusual goes on to Apollo Server. */
export function knownQueries({ schema, documents, contextOf, queued, toPublicError }: Options): Router {
  const find: RequestHandler = (request, response, next) => {
    response.locals.query = queryOf(request, schema, documents)
    next(response.locals.query ? undefined : "route")
  }
  const answer = async (request: Request, response: Response, next: NextFunction) => {
    const { document, operation, operationName, variables, type } = response.locals.query as Query
    const context = await contextOf(request, response)
    context.noteForLog(factsOf(operation, operationName))
    const { data, errors } = await reading(context, async (contextValue) =>
      execute({ schema, document, operationName, contextValue, variableValues: variables }),
    )
    if (data === undefined) return next("route")
    if (!errors) context.answer.keep()
    for (const [name, value] of Object.entries(deprecationOf(schema, document))) response.setHeader(name, value)
    const publicErrors = errors?.map(toPublicError)
    const seconds = retryAfterOf(publicErrors)
    if (seconds) response.setHeader("Retry-After", seconds)
    sendJson(response, {
      type,
      json: `${JSON.stringify({ errors: publicErrors, data, extensions: costExtension(operation, context) })}\n`,
    })
  }
  return Router().post("/", find, queued, answer)
}

function queryOf({ body, headers }: Request, schema: GraphQLSchema, documents: KnownDocuments): Query | null {
  const { query, operationName, variables, extensions } = (body ?? {}) as Record<string, unknown>
  const document = documents.get(query)
  if (!document || !isText(operationName) || !isObject(variables) || !isObject(extensions)) return null
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY || (extensions && "persistedQuery" in extensions)) return null
  const pending = { document, operation, variables: variables ?? {} }
  const type = preferred(headers.accept, graphqlTypes)
  if (!type || inputFaults(schema, pending)) return null
  return { ...pending, operationName: operationName ?? undefined, type }
}

const isText = (given: unknown): given is string | null | undefined => given == null || typeof given === "string"

const isObject = (given: unknown): given is Record<string, unknown> | null | undefined =>
  given == null || (typeof given === "object" && !Array.isArray(given))
