import { AddItem } from "../content/add-item.tsx"
import { evictLists } from "../content/evict.ts"
import { type AddGalleryInput, useAddGalleryMutation } from "../generated/graphql.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { GalleryForm } from "./gallery-form.tsx"
import { gallerySection } from "./gallery-section.ts"

export function AddGalleryScreen() {
  const [addGallery] = useAddGalleryMutation({ update: evictLists(gallerySection) })
  const add = async (input: AddGalleryInput, context: Sending) => {
    const { data } = await addGallery({ variables: { input }, context })
    return { path: `/gallery/addpics/${data?.addGallery.id}`, item: data?.addGallery }
  }

  return (
    <AddItem section={gallerySection} posted="Gallery Added" add={add} form={(form) => <GalleryForm {...form} />} />
  )
}
