import type { ReactNode } from "react"
import { Navigate } from "react-router-dom"
import { type GalleryFieldsFragment, useGalleryQuery } from "../../generated/graphql.ts"
import { OneItem } from "../../items/content/one-item.tsx"
import { gallerySection } from "./gallery-section.ts"

type OwnGalleryProps = {
  id: number | null
  withChange?: true
  /** Queries the server, and ignores later changes of the cache. */
  fresh?: boolean
  children: (gallery: GalleryFieldsFragment) => ReactNode
}

export function OwnGallery({ id, withChange, fresh, children }: OwnGalleryProps) {
  const query = useGalleryQuery({
    variables: { id: id ?? 0, ...(withChange && { withChange }) },
    skip: id === null,
    fetchPolicy: fresh ? "no-cache" : undefined,
  })

  return (
    <OneItem section={gallerySection} query={query}>
      {({ gallery }) => gallery && (gallery.canEdit ? children(gallery) : <Navigate to="/unauthorized" replace />)}
    </OneItem>
  )
}
