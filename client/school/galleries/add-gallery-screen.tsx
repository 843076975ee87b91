import { useAddGalleryMutation } from "../../generated/graphql.ts"
import { AddItem } from "../../items/content/add-item.tsx"
import { GalleryForm } from "./gallery-form.tsx"
import { gallerySection } from "./gallery-section.ts"

export function AddGalleryScreen() {
  return (
    <AddItem
      section={gallerySection}
      useAdd={useAddGalleryMutation}
      form={(form) => <GalleryForm {...form} />}
      posted="Gallery Added"
      next={(id) => `/gallery/addpics/${id}`}
    />
  )
}
