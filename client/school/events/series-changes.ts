import type { ApolloClient } from "@apollo/client"
import { refetchScreen } from "../../base/session/api-client.ts"
import { evictItems, evictLists } from "../../base/session/evict.ts"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { RestoreFromBinDocument } from "../../generated/bin.ts"
import {
  DeleteEventsDocument,
  EditEventsDocument,
  type EditEventsMutation,
  type EditEventsMutationVariables,
  RestoreEventsDocument,
} from "../../generated/office.ts"

export type EventVersion = { id: number; version: number }

export const versionOf = ({ id, version }: EventVersion) => ({ id, version })

const variablesOf = ([first, ...also]: readonly EventVersion[]) => ({
  ...(first && versionOf(first)),
  also: also.map(versionOf),
})

export async function editEvents(client: ApolloClient, variables: EditEventsMutationVariables, context: Sending) {
  const options = { mutation: EditEventsDocument, variables, context, update: evictLists }
  return (await client.mutate<EditEventsMutation>(options)).data?.editEvents ?? []
}

/** After a conflict, refetches the versions, so that a retry deletes what the user sees. */
export async function deleteEvents(client: ApolloClient, events: readonly EventVersion[]) {
  const options = { mutation: DeleteEventsDocument, variables: variablesOf(events), update: evictItems }
  await client.mutate(options).catch(async (failure) => {
    if (failureOf(failure).code === "CONFLICT") await refetchScreen()
    throw failure
  })
}

export const restoreEdited = (client: ApolloClient, events: readonly EventVersion[]) =>
  client.mutate({ mutation: RestoreEventsDocument, variables: variablesOf(events), update: evictItems })

export async function restoreDeleted(client: ApolloClient, events: readonly EventVersion[]) {
  for (const { id } of events)
    await client.mutate({ mutation: RestoreFromBinDocument, variables: { type: "EVENT", id }, update: evictItems })
}
