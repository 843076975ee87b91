import { useApolloClient } from "@apollo/client/react"
import type { ItemRef } from "../history/item-types.ts"
import { useSession } from "../session/session.tsx"

/**
 * Tells, after an edit, whether the site has brought it together with what somebody else changed meanwhile, and who that
 * was. `began`: the version that the edit began with; `answer`: what its mutation gave.
 */
export function useMergedNote(item: ItemRef) {
  const client = useApolloClient()
  const { viewer } = useSession()

  return async (began: number | undefined, answer: unknown): Promise<string | undefined> => {
    const stored = versionIn(answer)
    if (!viewer || began === undefined || stored === undefined || stored <= began + 1) return undefined
    const { whoElse } = await import("../history/who-else.ts")
    const name = (await whoElse(client, item, viewer.id)) ?? "Somebody else"
    return `${name} had changed other parts of it meanwhile: both are kept.`
  }
}

function versionIn(answer: unknown): number | undefined {
  const { data } = (answer ?? {}) as { data?: Record<string, { version?: number } | null> | null }
  return Object.values(data ?? {})[0]?.version
}
