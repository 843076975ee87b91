import { useApolloClient } from "@apollo/client/react"
import { useSession } from "../../base/session/session.tsx"
import type { LatestEditorsQuery } from "../../generated/graphql.ts"
import { LatestEditorsDocument } from "../../generated/history.ts"
import type { ItemRef } from "../history/item-types.ts"

/** `baseVersion` is the version from which the edit started. Resolves with undefined if nothing was merged. */
export function useMergedNote(item: ItemRef) {
  const client = useApolloClient()
  const { viewer } = useSession()

  return async (baseVersion: number | undefined, result: unknown): Promise<string | undefined> => {
    const stored = versionIn(result)
    if (!viewer || baseVersion === undefined || stored === undefined || stored <= baseVersion + 1) return undefined
    const query = { query: LatestEditorsDocument, variables: item, fetchPolicy: "no-cache" } as const
    const latest = await client.query<LatestEditorsQuery>(query).catch(() => undefined)
    const versions = latest?.data?.versions.items ?? []
    // A version may record only a change of state, such as being sent back.
    if (versions[0]?.act !== "MERGED") return undefined
    const name = versions.find(({ user }) => user && user.id !== viewer.id)?.user?.name
    return name && `${name} had changed other parts of it meanwhile: both are kept.`
  }
}

function versionIn(result: unknown): number | undefined {
  const { data } = (result ?? {}) as { data?: Record<string, { version?: number } | null> | null }
  return Object.values(data ?? {})[0]?.version
}
