import type { AnyFields, InputOf, LimitsOf, StoredOf } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"

type PostFormProps<F extends AnyFields> = ItemForm<InputOf<F>> & {
  post?: StoredOf<F> & { version: number }
}

export function postForm<F extends AnyFields>(fields: F, limits: LimitsOf<F>) {
  return function PostForm({ post, ...form }: PostFormProps<F>) {
    return <FieldsForm {...form} fields={fields} limits={limits} stored={post} />
  }
}
