import type { Fields } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { picture } from "../forms/picture.tsx"
import { richText } from "../forms/rich-text.tsx"
import { text } from "../forms/text.tsx"
import { addNewsStoryLimits } from "../generated/limits.ts"
import type { Post, PostInput } from "./post.ts"

/** Submit waits for a title, an image and content (specification, section 5). */
const fields = {
  title: text({ label: "Title", missing: "a title" }),
  picture: picture({ label: "Image", missing: "an image" }),
  detail: richText({ label: "Content", missing: "content" }),
} satisfies Fields<PostInput>

type PostFormProps = ItemForm<PostInput> & {
  /** The one to edit; without it, a new one is written. */
  post?: Pick<Post, "title" | "detail" | "picture" | "version">
}

/** What is filled in for a story or an article. */
export function PostForm({ post, ...form }: PostFormProps) {
  return <FieldsForm {...form} fields={fields} limits={addNewsStoryLimits} stored={post} />
}
