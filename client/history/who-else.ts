import type { ApolloClient } from "@apollo/client"
import type { LatestEditorsQuery } from "../generated/graphql.ts"
import { LatestEditorsDocument } from "../generated/history.ts"
import type { ItemRef } from "./item-types.ts"

/** Whose change an item was merged with that the viewer has just saved; undefined where that is not known. */
export async function whoElse(client: ApolloClient, item: ItemRef, viewerId: number): Promise<string | undefined> {
  const query = { query: LatestEditorsDocument, variables: item, fetchPolicy: "no-cache" } as const
  const answer = await client.query<LatestEditorsQuery>(query).catch(() => undefined)
  const items = answer?.data?.versions.items ?? []
  // A version may have passed for a state alone, as when it was sent back.
  if (items[0]?.act !== "MERGED") return undefined
  return items.find(({ user }) => user && user.id !== viewerId)?.user?.name
}
