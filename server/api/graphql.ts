import { ApolloServer } from "@apollo/server"
import { unwrapResolverError } from "@apollo/server/errors"
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled"
import { expressMiddleware } from "@as-integrations/express5"
import { json, type Request, type Response, Router } from "express"
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql"
import graphqlUploadExpress from "graphql-upload/graphqlUploadExpress.mjs"
import type { Logger } from "pino"
import { maxBytes } from "../images/decode.ts"
import type { Context } from "./context.ts"
import { codeOf, levelOf } from "./failures.ts"
import { inputFault } from "./input-faults.ts"

const maxFiles = 30

/** The GraphQL endpoint: POST, GET for queries, and multipart requests with files. */
export async function graphqlEndpoint(
  schema: GraphQLSchema,
  log: Logger,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => tell(formatted, error, log),
    plugins: [ApolloServerPluginLandingPageDisabled()],
    logger: log,
  })
  await apollo.start()

  const router = Router()
  router.use(json({ limit: "1mb" }))
  router.use(graphqlUploadExpress({ maxFileSize: maxBytes, maxFiles, maxFieldSize: 1_000_000 }))
  router.use(expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res) }))
  return { router, stop: () => apollo.stop() }
}

/** What a caller learns of an error: its message where it was meant for them, and never what they sent. */
function tell(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const cause = unwrapResolverError(error)
  if (!(cause instanceof GraphQLError)) {
    log.error({ err: cause, path: formatted.path }, "resolver failed")
    return {
      ...formatted,
      message: "Something went wrong on our side. Please try again.",
      extensions: { code: "INTERNAL_SERVER_ERROR" },
    }
  }
  const fields = inputFault(formatted)
  if (fields)
    return { ...formatted, message: "Some values do not fit.", extensions: { code: "BAD_USER_INPUT", fields } }
  const code = codeOf(formatted as { extensions?: { code?: unknown } })
  if (code !== "INTERNAL_SERVER_ERROR") log[levelOf(code)]({ code, path: formatted.path }, "request refused")
  return formatted
}
