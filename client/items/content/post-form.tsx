import type { AnyFields, InputOf, LimitsOf, StoredOf } from "../forms/field.ts"
import { FieldsForm, type ItemForm } from "../forms/fields-form.tsx"
import { type UseTranslations, WithTranslations } from "./with-translations.tsx"

type PostFormProps<F extends AnyFields> = ItemForm<InputOf<F>> & {
  item?: Omit<StoredOf<F>, "translations"> & { id: number; version: number }
  start?: Omit<StoredOf<F>, "translations">
}

type PostFormOptions<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  useTranslations: UseTranslations<{ item: { translations: StoredOf<F>["translations"] } | null }>
}

export function postForm<F extends AnyFields>({ fields, limits, useTranslations }: PostFormOptions<F>) {
  return function PostForm({ item, start, ...form }: PostFormProps<F>) {
    return (
      <WithTranslations id={item?.id} useTranslations={useTranslations}>
        {(data) => {
          const stored = item && ({ ...item, ...data?.item } as StoredOf<F> & { version: number })
          return <FieldsForm {...form} fields={fields} limits={limits} stored={stored} start={start as StoredOf<F>} />
        }}
      </WithTranslations>
    )
  }
}
