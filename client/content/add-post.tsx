import type { ComponentType } from "react"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { AddItem } from "./add-item.tsx"
import type { Section } from "./section.ts"

type AddPostProps<Input> = {
  section: Section
  named: string
  add: (options: {
    variables: { input: Input & { idempotencyKey: string } }
    context: Sending
  }) => Promise<{ data?: object | null }>
  Form: ComponentType<ItemForm<Input>>
}

export function AddPost<Input>({ section, named, add, Form }: AddPostProps<Input>) {
  const addressOfNew = async (input: Input & { idempotencyKey: string }, context: Sending) => {
    const { data } = await add({ variables: { input }, context })
    const [{ id }] = Object.values(data ?? {}) as [{ id: number }]
    return `${section.path}/view/${id}`
  }
  const form = (form: ItemForm<Input>) => <Form {...form} />
  return <AddItem section={section} posted={`${named} Posted`} add={addressOfNew} form={form} />
}
