import type { ApolloServerPlugin } from "@apollo/server"
import { OperationTypeNode } from "graphql"
import type { Context } from "./context.ts"

/** A query that was answered without a fault may be answered so to everybody who asks it without an account. */
export const keepAnswers: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, contextValue, response: { body } }) => {
      if (operation?.operation !== OperationTypeNode.QUERY || body.kind !== "single") return
      if (!body.singleResult.errors) contextValue.answer.keep()
    },
  }),
}
