import type { ApolloServerPlugin, BaseContext } from "@apollo/server"
import type { Request } from "express"

/** The most widely understood first. */
export const graphqlTypes = ["application/json", "application/graphql-response+json"]
const plainJson = Symbol("answered as application/json")

/** Errors found before execution. */
const aboutTheDocument = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "TOO_EXPENSIVE",
  "BAD_USER_INPUT",
])

/** Apollo Server copies the context, so the media type is stored in it. */
export const withMediaType = <C extends object>(request: Request, context: C): C =>
  Object.assign(context, { [plainJson]: request.accepts(graphqlTypes) === graphqlTypes[0] })

/** Answers 200 even to invalid documents (https://graphql.github.io/graphql-over-http/draft/#sec-Status-Codes). */
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
