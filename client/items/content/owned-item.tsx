import { evictLists, type UseMutation } from "../../base/session/evict.ts"
import type { Pending, Publication } from "../publication/publication.ts"
import { useContentHead } from "./content-head.tsx"
import { EditableItem, type EditableItemProps, type ItemHead } from "./editable-item.tsx"
import type { Section } from "./section.ts"

type GivenBySection = "what" | "item" | "publication" | "canEdit" | "head" | "edited" | "deletion" | "add"

type OwnedItemProps<Input> = Omit<EditableItemProps<Input>, GivenBySection> & {
  section: Section
  head: Omit<ItemHead, "crumbs" | "action">
  item: Publication & Pending & { id: number; canEdit: boolean }
  useRemove: UseMutation<{ variables: { id: number } }>
}

export function OwnedItem<Input>({ section, item, head, useRemove, ...props }: OwnedItemProps<Input>) {
  const { id, canEdit } = item
  const { type, path, add, what, named } = section
  const above = useContentHead(section, { label: props.title, lang: head.lang })
  const [remove] = useRemove({ update: evictLists })

  return (
    <EditableItem
      {...props}
      what={what}
      item={{ type, id }}
      publication={item}
      canEdit={canEdit}
      head={{ ...head, ...above }}
      edited={{ alert: `${named} Edited` }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: `${named} Deleted`, path }}
      add={{ path: `${path}/add`, operation: add.operation }}
    />
  )
}
