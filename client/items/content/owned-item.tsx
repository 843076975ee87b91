import { evictLists, type UseMutation } from "../../base/session/evict.ts"
import { useSession } from "../../base/session/session.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import type { Pending, Publication } from "../publication/publication.ts"
import { useContentHead } from "./content-head.tsx"
import { EditableItem, type EditableItemProps, type ItemHead } from "./editable-item.tsx"
import type { Section } from "./section.ts"

type GivenBySection = "what" | "item" | "publication" | "canEdit" | "head" | "edited" | "deletion" | "add" | "duplicate"

type OwnedItemProps<Input> = Omit<EditableItemProps<Input>, GivenBySection> & {
  section: Section
  head: Omit<ItemHead, "crumbs" | "action">
  item: Publication & Pending & { id: number; canEdit: boolean }
  useRemove: UseMutation<{ variables: { id: number } }>
  /** In place of the usual ones. */
  edited?: string
  deletion?: Partial<EditableItemProps<Input>["deletion"]>
}

export function OwnedItem<Input>(props: OwnedItemProps<Input>) {
  const { section, item, head, useRemove, edited, deletion, ...rest } = props
  const { id, canEdit } = item
  const { type, path, add, what, named } = section
  const above = useContentHead(section, { label: props.title, lang: head.lang })
  const [remove] = useRemove({ update: evictLists })
  const { can } = useSession()

  return (
    <EditableItem
      {...rest}
      what={what}
      item={{ type, id }}
      publication={item}
      canEdit={canEdit}
      head={{ ...head, ...above }}
      edited={{ alert: edited ?? `${named} Edited` }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: `${named} Deleted`, path, ...deletion }}
      duplicate={can(add.operation) && <QuietLink to={`${path}/add?from=${id}`}>Duplicate</QuietLink>}
      add={{ path: `${path}/add`, operation: add.operation }}
    />
  )
}
