import type { ApolloCache } from "@apollo/client"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { savedMessage } from "../../items/publication/saved-message.ts"

export const galleryPath = (id: number, waiting: boolean) => `/gallery/view/${id}${waiting ? "?change=1" : ""}`

export const crumbsTo = ({ id, name }: { id: number; name: string }) => [
  { label: "Gallery", to: "/gallery" },
  { label: name, to: galleryPath(id, false) },
]

export function useDoneMessage() {
  const zone = useZone()
  return (message: string, waiting: boolean) =>
    waiting ? savedMessage({ state: "WAITING", publishAt: null }, message, zone) : message
}

/** A public gallery's pending and public versions have one id: do not cache the pending answer. */
export function evictWaiting(cache: ApolloCache, image: { __typename?: string; id: number } | undefined) {
  if (!image) return
  cache.evict({ id: cache.identify({ ...image, __typename: "GalleryImage" }) })
  cache.evict({ id: "ROOT_QUERY", fieldName: "gallery" })
  cache.gc()
}
