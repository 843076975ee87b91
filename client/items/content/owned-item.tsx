import type { ComponentType, ReactNode } from "react"
import { evictLists, type UseMutation } from "../../base/session/evict.ts"
import { useSession } from "../../base/session/session.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import type { LazyScreen } from "../../base/ui/loading/lazy.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { Language } from "../../generated/graphql.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { Pending, Publication } from "../publication/publication.ts"
import { useContentHead } from "./content-head.tsx"
import type { EditOptions } from "./edit-item.tsx"
import { EditableItem, type EditableItemProps, type ItemHead } from "./editable-item.tsx"
import type { Section } from "./section.ts"

type SetBySection = "noun" | "publication" | "canEdit" | "add" | "duplicate"
type SetHere = "item" | "head" | "edit" | "edited" | "deletion" | "form" | "fetchForm"

type Edit<Input> = { variables: { id: number; input: Input & EditOptions; language: Language }; context: Sending }

/** The hooks and the form for editing items of a type. */
export type Editing<Item, Input> = {
  useEdit: UseMutation<Edit<NoInfer<Input>>>
  useRemove: UseMutation<{ variables: { id: number } }>
  Form: ComponentType<ItemForm<Input> & { item?: Item; start?: Item; choice?: ReactNode }> & LazyScreen
}

type OwnedItemProps<Item, Input> = Omit<EditableItemProps<Input>, SetBySection | SetHere> &
  Editing<Item, Input> & {
    section: Section
    head: Omit<ItemHead, "crumbs" | "action">
    item: Item
    /** Replaces the usual settings. */
    edit?: EditableItemProps<Input>["edit"]
    edited?: string
    deletion?: Partial<EditableItemProps<Input>["deletion"]>
    /** A question shown in the form, and before deletion. */
    choice?: ReactNode
  }

export function OwnedItem<Item extends Publication & Pending & { id: number; canEdit: boolean }, Input>(
  props: OwnedItemProps<Item, Input>,
) {
  const { section, item, head, useEdit, useRemove, Form, edited, deletion, choice, ...rest } = props
  const { id, canEdit } = item
  const { type, path, add, noun, toastName } = section
  const sectionHead = useContentHead(section, { label: props.title, lang: head.lang })
  const [edit] = useEdit({ update: evictLists })
  const [remove] = useRemove({ update: evictLists })
  const language = useApiLanguage()
  const { can } = useSession()

  return (
    <EditableItem<Input>
      edit={(input, context) => edit({ variables: { id, input, language }, context })}
      {...rest}
      noun={noun}
      item={{ type, id }}
      publication={item}
      canEdit={canEdit}
      head={{ ...head, ...sectionHead }}
      edited={{ alert: edited ?? `${toastName} Edited` }}
      deletion={{
        remove: () => remove({ variables: { id } }),
        alert: `${toastName} Deleted`,
        path,
        choice,
        ...deletion,
      }}
      duplicate={add.copies && can(add.operation) && <QuietLink to={`${add.path}?from=${id}`}>Duplicate</QuietLink>}
      add={add}
      fetchForm={Form.fetch}
      form={(form) => <Form {...form} item={item} choice={choice} />}
    />
  )
}
