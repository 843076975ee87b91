import type { ApolloLink, OperationVariables } from "@apollo/client"
import { getMainDefinition } from "@apollo/client/utilities"
import { newCache } from "./cache.ts"
import { noteCopy, openPath } from "./copies.ts"
import { type KeptPage, keptPage, keptTitles } from "./kept-pages.ts"

/** @throws error where this browser has kept no answer for the open screen */
export async function keptAnswer(operation: ApolloLink.Operation, error: unknown): Promise<ApolloLink.Result> {
  if (!isQuery(operation) || !("caches" in globalThis)) throw error

  const path = openPath()
  const own = await keptPage(path)
  // What the frame asks is the same on every screen.
  const data = (own && answerIn(own, operation)) ?? (await answerInLatest(operation))
  if (operation.operationName !== "Site" && !operation.getContext().quiet) noteCopy(path, own?.savedAt ?? null)
  if (!data) throw error
  return { data }
}

function isQuery({ query }: ApolloLink.Operation) {
  const definition = getMainDefinition(query)
  return definition.kind === "OperationDefinition" && definition.operation === "query"
}

async function answerInLatest(operation: ApolloLink.Operation) {
  const [latest] = await keptTitles()
  const page = latest && (await keptPage(latest.path))
  return page && answerIn(page, operation)
}

/** Null where something of it is not there, as of a query that a newer release of the site asks. */
function answerIn({ answers }: KeptPage, { query, variables }: ApolloLink.Operation) {
  return newCache().restore(answers).readQuery<Record<string, unknown>, OperationVariables>({ query, variables })
}
