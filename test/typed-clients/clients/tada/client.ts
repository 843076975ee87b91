import { type AnyVariables, Client, fetchExchange, type TypedDocumentNode } from "@urql/core"
import { initGraphQLTada } from "gql.tada"
import { fetchWithCookies, SITE } from "../given"
import type { introspection } from "./schema"

export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTimeISO: string; RichText: string; Upload: File }
}>()

const client = new Client({
  url: `${SITE}/graphql`,
  exchanges: [fetchExchange],
  fetch: fetchWithCookies,
  fetchOptions: () => ({
    headers: {
      "apollo-require-preflight": "1",
      ...(process.env.TOKEN && { Authorization: `Bearer ${process.env.TOKEN}` }),
    },
  }),
})

export async function ask<Result, Variables extends AnyVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) {
  const isMutation = document.definitions.some((part) => "operation" in part && part.operation === "mutation")
  const answering = isMutation ? client.mutation(document, variables) : client.query(document, variables)
  const { data, error } = await answering
  if (!data || error) throw error ?? new Error("No data.")
  return data
}
