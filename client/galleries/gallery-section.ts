import type { Section } from "../content/section.ts"

export const gallerySection: Section = {
  title: "Gallery",
  path: "/gallery",
  add: { label: "Add Gallery", path: "/gallery/add", operation: "addGallery" },
}

/** What a gallery's picture may be (specification, section 9). */
export const galleryPictureTypes = ["image/png", "image/jpeg"]
