import { useApolloClient } from "@apollo/client/react"
import { useNavigate } from "react-router-dom"
import type { ItemRef } from "../history/item-types.ts"
import { useToast } from "../layout/toasts.tsx"
import { evictItems } from "./evict.ts"

/** Gives where the restored item is, if it has a screen; rejects with the server's failure. `update` is for lists that show it again. */
export function useRestoring(item: ItemRef) {
  const client = useApolloClient()

  return async (update?: typeof evictItems) => {
    const { restoreDeleted } = await import("../history/restore-deleted.ts")
    return restoreDeleted(client, item, update)
  }
}

export function useUndoDeletion(item: ItemRef, title: string) {
  const restore = useRestoring(item)
  const navigate = useNavigate()
  const toast = useToast()

  return async () => {
    const path = await restore(evictItems)
    toast(`“${title}” is back`)
    if (path) navigate(path)
  }
}
