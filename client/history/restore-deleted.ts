import type { ApolloCache, ApolloClient } from "@apollo/client"
import { RestoreFromBinDocument } from "../generated/bin.ts"
import type { RestoreFromBinMutation, RestoreFromBinMutationVariables } from "../generated/graphql.ts"

type Forget = (cache: ApolloCache) => void

/** Has an item back from the bin; gives where it is, if it has a screen. Rejects with the server's failure. */
export async function restoreDeleted(client: ApolloClient, item: RestoreFromBinMutationVariables, update?: Forget) {
  const mutation = RestoreFromBinDocument
  const { data } = await client.mutate<RestoreFromBinMutation>({ mutation, variables: item, update })
  return data?.restoreFromBin.path ?? null
}
