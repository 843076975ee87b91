import { postFields } from "../content/post-fields.tsx"
import type { Fields, InputOf, StoredOf } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import type { AddNewsStoryInput } from "../generated/graphql.ts"
import { addNewsStoryLimits } from "../generated/limits.ts"

type Input = Omit<AddNewsStoryInput, "idempotencyKey">

const { title, picture, detail } = postFields
const fields = { title, picture, detail } satisfies Fields<Input>

export type NewsInput = InputOf<typeof fields>

type NewsFormProps = ItemForm<NewsInput> & {
  /** The one to edit; without it, a new one is written. */
  post?: StoredOf<typeof fields> & { version: number }
}

/** What is filled in for a story. */
export function NewsForm({ post, ...form }: NewsFormProps) {
  return <FieldsForm {...form} fields={fields} limits={addNewsStoryLimits} stored={post} />
}
