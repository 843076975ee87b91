import type { ComponentType, ReactNode } from "react"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { Language } from "../generated/graphql.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import type { LazyScreen } from "../ui/loading/lazy.tsx"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { ContentBanner } from "./content-banner.tsx"
import { EditableItem, type EditedWith } from "./editable-item.tsx"
import { Further } from "./further.tsx"
import { type Post, PostView } from "./post-view.tsx"
import { useReading } from "./reading.ts"
import type { Section } from "./section.ts"

type PostItemProps<P, Input> = {
  section: Section
  /** In a word: "story"; and as what happened to it is announced: "News Story". */
  what: string
  named: string
  post: P
  edit: (options: {
    variables: { id: number; input: Input & EditedWith; language: Language }
    context: Sending
  }) => Promise<unknown>
  remove: (options: { variables: { id: number } }) => Promise<unknown>
  Form: ComponentType<ItemForm<Input> & { post?: P }> & LazyScreen
  width?: "text" | "full"
  aside?: ReactNode
}

/** A post on its own screen, which who may edits in its place. */
export function PostItem<P extends Post, Input>(props: PostItemProps<P, Input>) {
  const { section, named, post, edit, remove, Form, ...more } = props
  const { id, canEdit } = post
  const language = useApiLanguage()
  const read = useReading()(post)

  return (
    <EditableItem
      {...more}
      title={read.title}
      item={{ type: section.type, id }}
      publication={post}
      canEdit={canEdit}
      banner={<ContentBanner section={section} here={read.title} lang={read.lang} />}
      edit={(input: Input & EditedWith, context) => edit({ variables: { id, input, language }, context })}
      edited={{ alert: `${named} Edited` }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: `${named} Deleted`, path: section.path }}
      add={section.add}
      fetchForm={Form.fetch}
      form={(form) => <Form post={post} {...form} />}
      after={<Further section={section} id={id} author={post.user.name} />}
    >
      <PostView post={read} />
    </EditableItem>
  )
}
