import { ApolloServer, type ApolloServerPlugin } from "@apollo/server"
import { unwrapResolverError } from "@apollo/server/errors"
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled"
import { expressMiddleware } from "@as-integrations/express5"
import { type Request, type RequestHandler, type Response, Router } from "express"
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
} from "graphql"
import type { Logger } from "pino"
import { requireAccount } from "../../access/auth.ts"
import { describeRules } from "../../access/describe-rules.ts"
import { deprecationOf } from "../../base/api/deprecation.ts"
import { limits } from "../../base/api/limits.ts"
import type { Outages } from "../../base/background/outages.ts"
import {
  codeOf,
  levelOf,
  methodNotAllowed,
  retryAfterOf,
  tooLarge,
  typeMismatch,
} from "../../base/failures/failures.ts"
import { translateSystemError } from "../../base/failures/system-errors.ts"
import { preflightHeaders, readUploads, uploadFault } from "../../base/requests/uploads.ts"
import { type Context, openSnapshot } from "../../content/api/context.ts"
import { FairQueue, queueFairly } from "../requests/fair-queue.ts"
import { jsonBody } from "../requests/json-body.ts"
import { plainJsonStatus, withMediaType } from "../requests/plain-json.ts"
import { costExtension } from "./cost-extension.ts"
import { isTooLong, readDocument } from "./document.ts"
import { gate, mayRun } from "./gate.ts"
import { limitRules } from "./limit-rules.ts"
import { factsOf } from "./operation-facts.ts"
import { type PersistedQueries, persistedQueries } from "./persisted-queries.ts"

interface EndpointOptions {
  schema: GraphQLSchema
  log: Logger
  contextOf: (request: Request, response: Response) => Promise<Context>
  outages: Outages
  persisted: PersistedQueries
  /** The queue of queries. Mutations have another queue, so that signing in does not wait for reads. */
  queue: FairQueue
}

export async function graphqlEndpoint({ schema, log, outages, persisted, contextOf, queue }: EndpointOptions) {
  const reporting = { log, outages }
  const apiSchema = describeRules(schema)
  const apollo = new ApolloServer<Context>({
    schema: apiSchema,
    introspection: true,
    // The schema is public: suggestions help with mistyped names.
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // Replaced by `persistedQueries` below, as cached answers use the same documents.
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    csrfPrevention: { requestHeaders: preflightHeaders },
    formatError: (formatted, error) => toPublicError(formatted, error, reporting),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      plainJsonStatus,
      gate((error) => toPublicError(formatted(error), error, reporting)),
      readOneSnapshot,
      logOperations,
      finish,
    ],
    logger: log,
  })
  await apollo.start()

  const router = Router()
  router.use(allowMethods, allowGet, jsonBody, persistedQueries(persisted))
  router.use(
    readUploads({
      maySend: async (request, response) => requireAccount((await contextOf(request, response)).viewer),
      mayRun: async (body, request, response) =>
        mayRun(schema, body as Record<string, unknown>, await contextOf(request, response)),
    }),
  )
  router.use(limitDocumentLength)
  router.use(queueByKind({ queries: queue, mutations: new FairQueue() }))
  router.use(async (request, response, next) => {
    // Not within Apollo Server, which answers 500 if the context fails.
    response.locals.context = withMediaType(request, await contextOf(request, response))
    next()
  })
  router.use(expressMiddleware(apollo, { context: async ({ res }) => res.locals.context }))
  return { router, stop: () => apollo.stop() }
}

const finish: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, document, operation, contextValue, response: { http, body } }) => {
      // Apollo Server's own plugin would compute a policy for each field of each item.
      http.headers.set("cache-control", "no-store")
      if (body.kind !== "single") return
      const { singleResult } = body
      const seconds = retryAfterOf(singleResult.errors)
      if (seconds) http.headers.set("retry-after", String(seconds))
      if (!document || !operation) return
      for (const [name, value] of Object.entries(deprecationOf(document, schema))) http.headers.set(name, value)
      const extensions = costExtension(operation, contextValue)
      if (extensions) Object.assign(singleResult, { extensions })
      // The answer of a successful query is the same for everybody without an account.
      if (operation.operation === OperationTypeNode.QUERY && !singleResult.errors) contextValue.answer.allowCaching()
    },
  }),
}

/** Only queries: a mutation must read its own writes. */
const readOneSnapshot: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    let end = () => {}
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation === OperationTypeNode.QUERY) end = await openSnapshot(contextValue)
      },
      async willSendResponse() {
        end()
      },
    }
  },
}

function queueByKind({ queries, mutations }: Record<"queries" | "mutations", FairQueue>): RequestHandler {
  const [asQuery, asMutation] = [queueFairly(queries), queueFairly(mutations)]
  return (request, response, next) => {
    if (isUpload(request)) return next()
    const queue = isMutation(request) ? asMutation : asQuery
    return queue(request, response, next)
  }
}

/** Uploads are slow, and need an account. */
const isUpload = (request: Request) => !!request.is("multipart/form-data")

function isMutation({ body }: Request): boolean {
  const document = readDocument(body?.query)
  return !!document && getOperationAST(document, body.operationName)?.operation === OperationTypeNode.MUTATION
}

const limitDocumentLength: RequestHandler = (request, _response, next) => {
  const { query } = request.method === "GET" ? request.query : (request.body ?? {})
  if (isTooLong(query))
    throw tooLarge(
      `This document is too long: at most ${limits.documentLength} characters are allowed. Please send long texts as variables.`,
    )
  next()
}

const allowMethods: RequestHandler = ({ method }, response, next) => {
  if (["GET", "HEAD", "POST"].includes(method)) return next()
  response.set("Allow", "GET, HEAD, POST, OPTIONS")
  if (method !== "OPTIONS") throw methodNotAllowed()
  response.status(204).end()
}

/** Apollo Server demands a CSRF header on GET. Here GET ignores cookies and runs queries only. */
const allowGet: RequestHandler = (request, _response, next) => {
  if (request.method === "GET") request.headers["apollo-require-preflight"] ??= "GET"
  next()
}

const logOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, operationName, contextValue }) => {
      if (operation) contextValue.noteForLog(factsOf(operation, operationName))
    },
  }),
}

/** Apollo Server gives all validation errors one code: finds a rule's own. */
function ruleErrorOf(failed: unknown) {
  const found = failed instanceof GraphQLError ? failed.originalError : undefined
  return found instanceof GraphQLError && found.extensions.code ? found : failed
}

const formatted = (error: Error) => (error instanceof GraphQLError ? error : new GraphQLError(error.message)).toJSON()

/** The public form of an error: its message if it was meant for callers, and never their input. */
function toPublicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { log, outages }: Pick<EndpointOptions, "log" | "outages">,
): GraphQLFormattedError {
  const failed = unwrapResolverError(error)
  const cause = translateSystemError(ruleErrorOf(failed))
  const upload = uploadFault(cause)
  if (upload) return { ...formatted, message: upload.message, extensions: { code: codeOf(upload) } }
  if (!(cause instanceof GraphQLError)) {
    log.error({ err: cause, path: formatted.path }, "resolver failed")
    return {
      ...formatted,
      message: "Something went wrong on our side. Please try again.",
      extensions: { code: "INTERNAL_SERVER_ERROR" },
    }
  }
  const publicError = cause === failed ? formatted : { ...formatted, ...cause.toJSON(), path: formatted.path }
  const code = codeOf(publicError as { extensions?: { code?: unknown } })
  const isOfVariable = cause.nodes?.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION)
  // Errors in variable definitions contain no values, and may be shown.
  if (isOfVariable && code !== "GRAPHQL_VALIDATION_FAILED") return typeMismatch({}).toJSON()
  const level = outages.handles(cause) ? "info" : levelOf(code)
  if (code !== "INTERNAL_SERVER_ERROR") log[level]({ code, path: formatted.path }, "request refused")
  return publicError
}
