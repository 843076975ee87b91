import type { Section } from "../content/section.ts"

export const gallerySection: Section = {
  type: "GALLERY",
  title: "Gallery",
  path: "/gallery",
  all: "All galleries",
  add: { label: "Add Gallery", path: "/gallery/add", operation: "addGallery" },
}
