import type { ApolloServerPlugin, BaseContext } from "@apollo/server"
import type { Request } from "express"

/** The types of GraphQL answers, the most widely understood first. */
export const graphqlTypes = ["application/json", "application/graphql-response+json"]
const plainJson = Symbol("answered as application/json")

/** Errors that are found in the document or its variables, before any of it is run. */
const aboutTheDocument = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "TOO_EXPENSIVE",
  "BAD_USER_INPUT",
])

/** Notes in a request's context which media type it will be answered in. Apollo Server copies the context. */
export const withMediaType = <C extends object>(request: Request, context: C): C =>
  Object.assign(context, { [plainJson]: request.accepts(graphqlTypes) === graphqlTypes[0] })

/** The older media type says 200 also for a document that cannot be run (https://graphql.github.io/graphql-over-http/draft/#sec-Status-Codes). */
export const plainJsonStatus: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, source, response: { http, body } }) => {
      if (http.status !== 400 || !source || body.kind !== "single" || !(contextValue as Noted)[plainJson]) return
      const codes = body.singleResult.errors?.map(({ extensions }) => String(extensions?.code)) ?? []
      if (codes.every((code) => aboutTheDocument.has(code))) http.status = 200
    },
  }),
}

interface Noted {
  [plainJson]?: boolean
}
