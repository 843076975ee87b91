import { GraphQLEnumType, GraphQLSchema } from "graphql"
import { failureCodes, isGraphqlOnly, meaningOf, statusOf } from "./failures.ts"

/** In the schema so that clients can generate the codes. */
const failureCode = new GraphQLEnumType({
  name: "FailureCode",
  description:
    "The `extensions.code` of an error, and the `code` of a REST error. If a request may be retried " +
    "unchanged, `extensions.retryAfter` (`retryAfter` in REST) and the `Retry-After` header say after how " +
    "many seconds.",
  values: Object.fromEntries(
    failureCodes.map((code) => [
      code,
      { description: isGraphqlOnly(code) ? meaningOf(code) : `${meaningOf(code)} REST: ${statusOf(code)}.` },
    ]),
  ),
})

/** Added explicitly, as no field has this type. The other types keep the order of the root fields. */
export const withFailureCodes = (schema: GraphQLSchema) =>
  new GraphQLSchema({ ...schema.toConfig(), types: [failureCode] })
