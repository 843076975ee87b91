import { evictLists, type UseMutation } from "../../base/session/evict.ts"
import type { Pending, Publication } from "../publication/publication.ts"
import { ContentBanner } from "./content-banner.tsx"
import { EditableItem, type EditableItemProps } from "./editable-item.tsx"
import type { Section } from "./section.ts"

type GivenBySection = "what" | "item" | "publication" | "canEdit" | "banner" | "edited" | "deletion" | "add"

type OwnedItemProps<Input> = Omit<EditableItemProps<Input>, GivenBySection> & {
  section: Section
  item: Publication & Pending & { id: number; canEdit: boolean }
  lang?: string
  useRemove: UseMutation<{ variables: { id: number } }>
}

export function OwnedItem<Input>({ section, item, lang, useRemove, ...props }: OwnedItemProps<Input>) {
  const { id, canEdit } = item
  const { type, path, add, what, named } = section
  const [remove] = useRemove({ update: evictLists })

  return (
    <EditableItem
      {...props}
      what={what}
      item={{ type, id }}
      publication={item}
      canEdit={canEdit}
      banner={<ContentBanner section={section} here={props.title} lang={lang} />}
      edited={{ alert: `${named} Edited` }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: `${named} Deleted`, path }}
      add={{ path: `${path}/add`, operation: add.operation }}
    />
  )
}
