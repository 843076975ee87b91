import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import type { AnyFields, InputOf, LimitsOf, StoredOf } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { useTranslationsOf, WithTranslations } from "./with-translations.tsx"

type PostFormProps<F extends AnyFields> = ItemForm<InputOf<F>> & {
  post?: Omit<StoredOf<F>, "translations"> & { id: number; version: number }
  start?: Omit<StoredOf<F>, "translations">
}

type Translations<F extends AnyFields> = { item: { translations: StoredOf<F>["translations"] } | null }

type PostFormOptions<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  useTranslations: (of: ReturnType<typeof useTranslationsOf>) => QueryState<Translations<F>>
}

export function postForm<F extends AnyFields>({ fields, limits, useTranslations }: PostFormOptions<F>) {
  return function PostForm({ post, start, ...form }: PostFormProps<F>) {
    const query = useTranslations(useTranslationsOf(post?.id))
    return (
      <WithTranslations isNew={!post} query={query}>
        {(data) => {
          const stored = post && ({ ...post, ...data?.item } as StoredOf<F> & { version: number })
          return <FieldsForm {...form} fields={fields} limits={limits} stored={stored} start={start as StoredOf<F>} />
        }}
      </WithTranslations>
    )
  }
}
