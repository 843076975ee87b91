import type { Pending, Publication } from "../publication/publication.ts"
import { ContentBanner } from "./content-banner.tsx"
import { EditableItem, type EditableItemProps } from "./editable-item.tsx"
import type { Section } from "./section.ts"

type GivenBySection = "item" | "publication" | "canEdit" | "banner" | "edited" | "deletion" | "add"

type OwnedItemProps<Input> = Omit<EditableItemProps<Input>, GivenBySection> & {
  section: Section
  item: Publication & Pending & { id: number; canEdit: boolean }
  /** As what happened to it is announced: "News Story". */
  named: string
  /** Of its title, where that is not in the language of the page. */
  lang?: string
  remove: (options: { variables: { id: number } }) => Promise<unknown>
}

export function OwnedItem<Input>({ section, item, named, lang, remove, ...props }: OwnedItemProps<Input>) {
  const { id, canEdit } = item
  const { type, path, add } = section

  return (
    <EditableItem
      {...props}
      item={{ type, id }}
      publication={item}
      canEdit={canEdit}
      banner={<ContentBanner section={section} here={props.title} lang={lang} />}
      edited={{ alert: `${named} Edited` }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: `${named} Deleted`, path }}
      add={add}
    />
  )
}
