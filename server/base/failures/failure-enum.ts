import { GraphQLEnumType, GraphQLSchema } from "graphql"
import { failureCodes, isOfDocuments, meaningOf, statusOf } from "./failures.ts"

/** The codes of the table of failures, as a type of the schema: clients generate theirs from it. */
const failureCode = new GraphQLEnumType({
  name: "FailureCode",
  description:
    "The `extensions.code` of an error, and the `code` of a REST error. If a request may be retried " +
    "unchanged, `extensions.retryAfter` (`retryAfter` in REST) and the `Retry-After` header say after how " +
    "many seconds.",
  values: Object.fromEntries(
    failureCodes.map((code) => [
      code,
      { description: isOfDocuments(code) ? meaningOf(code) : `${meaningOf(code)} REST: ${statusOf(code)}.` },
    ]),
  ),
})

/** No field has the type: errors stand beside the data. The others come in the order in which the root fields lead to them. */
export const withFailureCodes = (schema: GraphQLSchema) =>
  new GraphQLSchema({ ...schema.toConfig(), types: [failureCode] })
