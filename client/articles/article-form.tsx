import { postFields } from "../content/post-fields.tsx"
import type { Fields, InputOf, StoredOf } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import type { AddArticleInput } from "../generated/graphql.ts"
import { addArticleLimits } from "../generated/limits.ts"

type Input = Omit<AddArticleInput, "idempotencyKey">

const { title, picture, detail } = postFields
const fields = { title, picture, detail } satisfies Fields<Input>

export type ArticleInput = InputOf<typeof fields>

type ArticleFormProps = ItemForm<ArticleInput> & {
  /** The one to edit; without it, a new one is written. */
  post?: StoredOf<typeof fields> & { version: number }
}

/** What is filled in for an article. */
export function ArticleForm({ post, ...form }: ArticleFormProps) {
  return <FieldsForm {...form} fields={fields} limits={addArticleLimits} stored={post} />
}
