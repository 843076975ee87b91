import type { Section } from "../content/section.ts"
import { msg } from "../ui/words/translate.ts"

export const gallerySection: Section = {
  type: "GALLERY",
  title: msg("Gallery"),
  path: "/gallery",
  all: msg("All galleries"),
  what: "gallery",
  named: "Gallery",
  lists: ["galleries"],
  add: { label: "Add Gallery", path: "/gallery/add", operation: "addGallery" },
}
