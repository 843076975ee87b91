import type { ComponentType } from "react"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { Publication } from "../publication/publication.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { type AddedWith, AddItem } from "./add-item.tsx"
import { evictLists, type UseMutation } from "./evict.ts"
import type { Section } from "./section.ts"

type AddOwnedItemProps<Input> = {
  section: Section
  useAdd: UseMutation<{ variables: { input: Input & AddedWith }; context: Sending }, { data?: object | null }>
  Form: ComponentType<ItemForm<Input>>
}

export function AddOwnedItem<Input>({ section, useAdd, Form }: AddOwnedItemProps<Input>) {
  const [add] = useAdd({ update: evictLists(section) })
  const addItem = async (input: Input & AddedWith, context: Sending) => {
    const { data } = await add({ variables: { input }, context })
    const [item] = Object.values(data ?? {}) as [Publication & { id: number }]
    return { path: `${section.path}/view/${item.id}`, item }
  }
  const form = (form: ItemForm<Input>) => <Form {...form} />
  return <AddItem section={section} posted={`${section.named} Posted`} add={addItem} form={form} />
}
