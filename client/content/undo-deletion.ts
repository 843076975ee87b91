import { useApolloClient } from "@apollo/client/react"
import { useNavigate } from "react-router-dom"
import type { ItemRef } from "../history/item-types.ts"
import { useToast } from "../layout/toasts.tsx"
import { evictItems } from "./evict.ts"

/**
 * Has an item back from the bin; gives where it is, if it has a screen. Rejects with the server's failure.
 * @param update for the lists that show it again; without it, what is on the screen stays as it is
 */
export function useRestoring(item: ItemRef) {
  const client = useApolloClient()

  return async (update?: typeof evictItems) => {
    const { restoreDeleted } = await import("../history/restore-deleted.ts")
    return restoreDeleted(client, item, update)
  }
}

/** Has an item back that was just deleted, and leads to it. */
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
