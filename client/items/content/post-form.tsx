import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import type { AnyFields, InputOf, LimitsOf, StoredOf } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { useTranslationsOf, WithTranslations } from "./with-translations.tsx"

type PostFormProps<F extends AnyFields> = ItemForm<InputOf<F>> & {
  post?: Omit<StoredOf<F>, "translations"> & { id: number; version: number }
}

type PostFormOptions<F extends AnyFields, Data> = {
  fields: F
  limits: LimitsOf<F>
  useTranslations: (of: ReturnType<typeof useTranslationsOf>) => QueryState<Data>
  translationsIn: (data: Data) => StoredOf<F>["translations"]
}

export function postForm<F extends AnyFields, Data>(options: PostFormOptions<F, Data>) {
  const { fields, limits, useTranslations, translationsIn } = options

  return function PostForm({ post, ...form }: PostFormProps<F>) {
    const query = useTranslations(useTranslationsOf(post?.id))
    return (
      <WithTranslations isNew={!post} query={query}>
        {(data) => {
          const translations = data && translationsIn(data)
          const stored = post && ({ ...post, translations } as StoredOf<F> & { version: number })
          return <FieldsForm {...form} fields={fields} limits={limits} stored={stored} />
        }}
      </WithTranslations>
    )
  }
}
