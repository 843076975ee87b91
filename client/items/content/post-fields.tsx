import type { AnyFields } from "../forms/field.ts"
import { picture } from "../forms/picture.tsx"
import { richText } from "../forms/rich-text.tsx"
import { text } from "../forms/text.tsx"
import { translations } from "../forms/translations.tsx"

/** All are required (specification, section 5). */
export const postFields = {
  title: text({ label: "Title", missing: "a title", inDrafts: true }),
  picture: picture({ label: "Image", missing: "an image" }),
  detail: richText({ label: "Content", missing: "content" }),
}

type Title = Pick<typeof postFields, "title">

export function translatedPost<F extends AnyFields>(
  otherFields: F,
  limits: Parameters<typeof translations<Title & F>>[0]["limits"],
) {
  const { title, picture } = postFields
  return {
    title,
    picture,
    ...otherFields,
    translations: translations({ texts: { title, ...otherFields }, limits }),
  }
}
