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
import { requireAccount } from "../access/auth.ts"
import { rulesInWords } from "../access/rules-in-words.ts"
import type { Outages } from "../background/outages.ts"
import { beginReading, type Context } from "./context.ts"
import { costExtension } from "./cost-extension.ts"
import { deprecationOf } from "./deprecation.ts"
import { isTooLong, readDocument } from "./document.ts"
import { codeOf, levelOf, retryAfterOf, tooLarge, typeMismatch } from "./failures.ts"
import { type FairQueue, fairQueue, queueFairly } from "./fair-queue.ts"
import { gate, mayRun } from "./gate.ts"
import { jsonBody } from "./json-body.ts"
import { KnownDocuments, knownQueries } from "./known-queries.ts"
import { limitRules, limits } from "./limits.ts"
import { factsOf } from "./operation-facts.ts"
import { type PersistedQueries, persistedQueries } from "./persisted-queries.ts"
import { plainJsonStatus, withMediaType } from "./plain-json.ts"
import { translateSystemError } from "./system-errors.ts"
import { preflightHeaders, readUploads, uploadFault } from "./uploads.ts"

type ContextOf = (request: Request, response: Response) => Promise<Context>

interface EndpointOptions {
  schema: GraphQLSchema
  log: Logger
  contextOf: ContextOf
  outages: Outages
  persisted: PersistedQueries
  /** Where queries wait to be computed. Mutations wait in one of their own: signing in is not behind what others read. */
  turns: FairQueue
}

/** The GraphQL endpoint: POST, GET for queries, and multipart requests with files, one operation at a time. */
export async function graphqlEndpoint({ schema, log, outages, persisted, contextOf, turns }: EndpointOptions) {
  const reporting = { log, outages }
  const documents = new KnownDocuments()
  const apiSchema = rulesInWords(schema)
  const apollo = new ApolloServer<Context>({
    schema: apiSchema,
    introspection: true,
    // The schema is no secret: whoever mistypes a name is told what was meant.
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // By `persistedQueries` below, as the answers from memory ask for the same documents.
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    csrfPrevention: { requestHeaders: preflightHeaders },
    formatError: (formatted, error) => toPublicError(formatted, error, reporting),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      neverCached,
      plainJsonStatus,
      gate((error) => toPublicError(formatted(error), error, reporting)),
      readOneState,
      operationsInLog,
      keepAnswers,
      costHeaders,
      sayWhenToRetry,
      sayWhatGoes,
      documents.learn,
    ],
    logger: log,
  })
  await apollo.start()

  const router = Router()
  router.use(allowGet, jsonBody, persistedQueries(persisted))
  router.use(
    knownQueries({
      schema: apiSchema,
      ...{ documents, contextOf, queued: queueFairly(turns) },
      toPublicError: (error) => toPublicError(withCode(error), error, reporting),
    }),
  )
  router.use(
    readUploads({
      maySend: async (request, response) => requireAccount((await contextOf(request, response)).viewer),
      mayRun: async (body, request, response) => mayRun(schema, body as object, await contextOf(request, response)),
    }),
  )
  router.use(shortDocument)
  router.use(inOwnTurn({ queries: turns, mutations: fairQueue() }))
  router.use(
    expressMiddleware(apollo, {
      context: async ({ req, res }) => withMediaType(req, await contextOf(req, res)),
    }),
  )
  return { router, stop: () => apollo.stop() }
}

/** What Apollo Server's own plugin comes to for a schema without hints, by a policy and a promise for each field of each item. */
const neverCached: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      response.http.headers.set("cache-control", "no-store")
    },
  }),
}

/** A mutation reads what it has just written. */
const readOneState: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    let end = () => {}
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation === OperationTypeNode.QUERY) end = await beginReading(contextValue)
      },
      async willSendResponse() {
        end()
      },
    }
  },
}

/** A query that was answered without a fault may be answered so to everybody who asks it without an account. */
const keepAnswers: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, contextValue, response: { body } }) => {
      if (operation?.operation !== OperationTypeNode.QUERY || body.kind !== "single") return
      if (!body.singleResult.errors) contextValue.answer.keep()
    },
  }),
}

const costHeaders: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, contextValue, response: { body } }) => {
      const extensions = operation && costExtension(operation, contextValue)
      if (extensions && body.kind === "single") Object.assign(body.singleResult, { extensions })
    },
  }),
}

const sayWhatGoes: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, document, operation, response: { http } }) => {
      if (!document || !operation) return
      for (const [name, value] of Object.entries(deprecationOf(schema, document))) http.headers.set(name, value)
    },
  }),
}

/** As the header that programs and proxies know, also where a part of the answer is there. */
const sayWhenToRetry: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { http, body } }) => {
      const seconds = body.kind === "single" && retryAfterOf(body.singleResult.errors)
      if (seconds) http.headers.set("retry-after", String(seconds))
    },
  }),
}

function inOwnTurn({ queries, mutations }: Record<"queries" | "mutations", FairQueue>): RequestHandler {
  const [asQuery, asMutation] = [queueFairly(queries), queueFairly(mutations)]
  return (request, response, next) => {
    if (isUpload(request)) return next()
    const take = isMutation(request) ? asMutation : asQuery
    return take(request, response, next)
  }
}

/** Files come as slowly as the line is, and from accounts only. */
const isUpload = (request: Request) => !!request.is("multipart/form-data")

/** Whether a request brings a mutation. What cannot be read is refused in the turn of a query. */
function isMutation({ body }: Request): boolean {
  const document = readDocument(body?.query)
  return !!document && getOperationAST(document, body.operationName)?.operation === OperationTypeNode.MUTATION
}

const shortDocument: RequestHandler = (request, _response, next) => {
  const { query } = request.method === "GET" ? request.query : (request.body ?? {})
  if (isTooLong(query))
    throw tooLarge(
      `This document is too long: at most ${limits.documentLength} characters are allowed. Please send long texts as variables.`,
    )
  next()
}

/** Apollo Server asks a GET for a header, in case a cookie says who asks. Here none does, and a GET runs queries only. */
const allowGet: RequestHandler = (request, _response, next) => {
  if (request.method === "GET") request.headers["apollo-require-preflight"] ??= "GET"
  next()
}

const operationsInLog: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, operationName, contextValue }) => {
      if (operation) contextValue.noteForLog(factsOf(operation, operationName))
    },
  }),
}

/** What a rule reported, where it has a code: Apollo Server gives the same one to all that rules report. */
function foundByRule(failed: unknown) {
  const found = failed instanceof GraphQLError ? failed.originalError : undefined
  return found instanceof GraphQLError && found.extensions.code ? found : failed
}

const formatted = (error: Error) => (error instanceof GraphQLError ? error : new GraphQLError(error.message)).toJSON()

function withCode(error: GraphQLError): GraphQLFormattedError {
  const { extensions } = error
  return { ...error.toJSON(), extensions: { ...extensions, code: extensions.code ?? "INTERNAL_SERVER_ERROR" } }
}

/** What a caller learns of an error: its message where it was meant for them, and never what they sent. */
function toPublicError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { log, outages }: Pick<EndpointOptions, "log" | "outages">,
): GraphQLFormattedError {
  const failed = unwrapResolverError(error)
  const cause = translateSystemError(foundByRule(failed))
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
  const answer = cause === failed ? formatted : { ...formatted, ...cause.toJSON(), path: formatted.path }
  const code = codeOf(answer as { extensions?: { code?: unknown } })
  const isOfVariable = cause.nodes?.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION)
  // A document holds no values of variables: what is wrong with how it declares them is no secret.
  if (isOfVariable && code !== "GRAPHQL_VALIDATION_FAILED") return typeMismatch({}).toJSON()
  const level = outages.has(cause) ? "info" : levelOf(code)
  if (code !== "INTERNAL_SERVER_ERROR") log[level]({ code, path: formatted.path }, "request refused")
  return answer
}
