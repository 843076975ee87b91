import { msg } from "../../base/ui/words/translate.ts"
import type { Section } from "../../items/content/section.ts"

export const gallerySection: Section = {
  type: "GALLERY",
  title: msg("Gallery"),
  path: "/gallery",
  all: msg("All galleries"),
  noun: "gallery",
  toastName: "Gallery",
  add: { path: "/gallery/add", label: "Add Gallery", operation: "addGallery", copies: true },
}
