import type { ApolloLink, OperationVariables } from "@apollo/client"
import type { SiteQuery } from "../../generated/graphql.ts"
import { apiLanguage } from "../ui/words/api-language.ts"
import { languages } from "../ui/words/language.ts"
import { newCache } from "./cache.ts"
import { type CachedPage, cachedPage, cachedTitles } from "./cached-pages.ts"
import { noteCopy, openPath } from "./copies.ts"

/** @throws `error` if this browser has stored no answer for the open screen */
export async function cachedAnswer(operation: ApolloLink.Operation, error: unknown): Promise<ApolloLink.Result> {
  if (operation.operationType !== "query" || !("caches" in globalThis)) throw error

  const path = openPath()
  const own = await cachedPage(path)
  const data = (own && answerIn(own, operation)) ?? (await answerInOthers(operation))
  if (operation.operationName !== "Site" && !operation.getContext().quiet) noteCopy(path, own?.savedAt ?? null)
  if (!data) throw error
  return { data }
}

/** The frame's query has the same answer on every screen, except its texts in another language. */
async function answerInOthers(operation: ApolloLink.Operation) {
  const [latest] = await cachedTitles()
  const page = latest && (await cachedPage(latest.path))
  return page && (answerIn(page, operation) ?? frameOf(page, operation))
}

function frameOf(page: CachedPage, { operationName, query }: ApolloLink.Operation) {
  if (operationName !== "Site") return null
  for (const language of languages) {
    const found = answerIn(page, { query, variables: { language: apiLanguage(language) } }) as SiteQuery | null
    if (found) return { site: { ...found.site, wordings: [] } }
  }
  return null
}

/** Null if a part of the answer is absent, for example because a newer release selects more. */
const answerIn = ({ answers }: CachedPage, { query, variables }: Pick<ApolloLink.Operation, "query" | "variables">) =>
  newCache().restore(answers).readQuery<Record<string, unknown>, OperationVariables>({ query, variables })
