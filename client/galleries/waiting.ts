import type { ApolloCache } from "@apollo/client"
import { savedMessage } from "../publication/saved-message.ts"
import { useZone } from "../ui/dates/dates.tsx"

export const galleryPath = (id: number, waiting: boolean) => `/gallery/view/${id}${waiting ? "?change=1" : ""}`

export function useMessageAfter() {
  const zone = useZone()
  return (done: string, waiting: boolean) =>
    waiting ? savedMessage({ state: "WAITING", publishAt: null }, done, zone) : done
}

/** What waits of a public gallery and what is public have one id: the answer about the first is not kept. */
export function forgetWaiting(cache: ApolloCache, image: { __typename?: string; id: number } | undefined) {
  if (!image) return
  cache.evict({ id: cache.identify({ ...image, __typename: "GalleryImage" }) })
  cache.evict({ id: "ROOT_QUERY", fieldName: "gallery" })
  cache.gc()
}
