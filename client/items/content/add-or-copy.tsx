import type { ReactNode } from "react"
import { useSearchParams } from "react-router-dom"
import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import { Loader } from "../../base/ui/loading/loader.tsx"
import type { Language } from "../../generated/graphql.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import { AddItem, type AddItemProps } from "./add-item.tsx"
import { useShownItem } from "./item-id.ts"

export type Copyable = {
  canEdit: boolean
  picture: object | null
  languages?: readonly Language[]
  images?: readonly object[]
}

export type AddOrCopyProps<Data, T, Input> = Omit<AddItemProps<Input>, "form"> & {
  useOne: (of: ReturnType<typeof useShownItem>) => QueryState<Data>
  itemIn: (data: Data) => T | null | undefined
  form: (form: ItemForm<Input>, copied?: T) => ReactNode
}

/** `?from=12` in the address begins with a copy of another item. Nothing is saved until it is submitted. */
export function AddOrCopy<Data, T extends Copyable, Input>({
  useOne,
  itemIn,
  form,
  ...add
}: AddOrCopyProps<Data, T, Input>) {
  const from = Number(useSearchParams()[0].get("from")) || null
  const { data, loading } = useOne(useShownItem(from))
  if (loading && !data) return <Loader within />
  const item = data && itemIn(data)
  // Only its editors may use its picture.
  const copied = item && { ...item, picture: item.canEdit ? item.picture : null }

  return (
    <AddItem
      {...add}
      form={(fields) => (
        <div className="stack4">
          {item && (
            <p className="soft">{`This is a copy: nothing is saved until you submit it.${omissionNote(item)}`}</p>
          )}
          {form(fields, copied ?? undefined)}
        </div>
      )}
    />
  )
}

function omissionNote({ canEdit, picture, languages = [], images = [] }: Copyable) {
  const parts = [
    ...(picture && !canEdit ? ["picture"] : []),
    ...(languages.length > 1 ? ["translations"] : []),
    ...(images.length > 0 ? ["other pictures"] : []),
  ]
  return parts.length > 0 ? ` Without its ${parts.join(" and its ")}.` : ""
}
