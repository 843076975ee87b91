import { useApolloClient } from "@apollo/client/react"
import { useNavigate } from "react-router-dom"
import { stayingHere } from "../../base/addresses/navigate-from-here.ts"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import type { RestoreFromBinMutation } from "../../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"

/** Resolves with the item's path, if it has a screen. Rejects with the server's failure. */
export function useRestoring() {
  const client = useApolloClient()

  return async (item: ItemRef) => {
    // Imported when needed, as visitors see this screen too.
    const { RestoreFromBinDocument: mutation } = await import("../../generated/bin.ts")
    const { data } = await client.mutate<RestoreFromBinMutation>({ mutation, variables: item, update: evictItems })
    return data?.restoreFromBin.path
  }
}

export function useUndoDeletion(item: ItemRef, title: string) {
  const restore = useRestoring()
  const navigate = useNavigate()
  const toast = useToast()

  return async () => {
    const isHere = stayingHere()
    const path = await restore(item)
    toast(`“${title}” is back`)
    if (path && isHere()) navigate(path)
  }
}
