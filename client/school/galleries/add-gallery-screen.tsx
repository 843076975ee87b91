import { useAddGalleryMutation, useGalleryQuery } from "../../generated/graphql.ts"
import { AddOrCopy } from "../../items/content/add-or-copy.tsx"
import { GalleryForm } from "./gallery-form.tsx"
import { gallerySection } from "./gallery-section.ts"

export function AddGalleryScreen() {
  return (
    <AddOrCopy
      section={gallerySection}
      useAdd={useAddGalleryMutation}
      useOne={useGalleryQuery}
      itemIn={({ gallery }) => gallery}
      form={(form, copied) => <GalleryForm {...form} start={copied && { ...copied, archive: false }} />}
      postedMessage="Gallery Added"
      next={(id) => `/gallery/addpics/${id}`}
    />
  )
}
