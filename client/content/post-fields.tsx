import { picture } from "../forms/picture.tsx"
import { richText } from "../forms/rich-text.tsx"
import { text } from "../forms/text.tsx"

/** What is filled in for a story or an article. Submit waits for all of it (specification, section 5). */
export const postFields = {
  title: text({ label: "Title", missing: "a title", inDrafts: true }),
  picture: picture({ label: "Image", missing: "an image" }),
  detail: richText({ label: "Content", missing: "content" }),
}
