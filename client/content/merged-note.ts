import { useApolloClient } from "@apollo/client/react"
import type { ItemRef } from "../history/item-types.ts"
import { useSession } from "../session/session.tsx"

/** Says, after an edit that began with the version `began`, with whose change the site has merged it. */
export function useMergedNote(item: ItemRef) {
  const client = useApolloClient()
  const { viewer } = useSession()

  return async (began: number | undefined, answer: unknown): Promise<string | undefined> => {
    const stored = versionIn(answer)
    if (!viewer || began === undefined || stored === undefined || stored <= began + 1) return undefined
    const { whoElse } = await import("../history/who-else.ts")
    const name = await whoElse(client, item, viewer.id)
    return name && `${name} had changed other parts of it meanwhile: both are kept.`
  }
}

function versionIn(answer: unknown): number | undefined {
  const { data } = (answer ?? {}) as { data?: Record<string, { version?: number } | null> | null }
  return Object.values(data ?? {})[0]?.version
}
