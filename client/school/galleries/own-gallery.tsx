import type { ReactNode } from "react"
import { Navigate } from "react-router-dom"
import { type GalleryFieldsFragment, useGalleryQuery } from "../../generated/graphql.ts"
import { OneItem } from "../../items/content/one-item.tsx"
import { gallerySection } from "./gallery-section.ts"

type OwnGalleryProps = {
  id: number | null
  withChange?: true
  /** Reads it from the server, and not again when the cache changes. */
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
    <OneItem id={id} section={gallerySection} query={query}>
      {({ gallery }) => gallery && (gallery.canEdit ? children(gallery) : <Navigate to="/unauthorized" replace />)}
    </OneItem>
  )
}
