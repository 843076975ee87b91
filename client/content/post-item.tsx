import type { ComponentType, ReactNode } from "react"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { Language } from "../generated/graphql.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import type { LazyScreen } from "../ui/loading/lazy.tsx"
import { useApiLanguage } from "../ui/words/api-language.ts"
import type { EditedWith } from "./editable-item.tsx"
import { evict, type UseMutation } from "./evict.ts"
import { Further } from "./further.tsx"
import { OwnedItem } from "./owned-item.tsx"
import { type Post, PostView } from "./post-view.tsx"
import { useReading } from "./reading.ts"
import type { Section } from "./section.ts"

type PostItemProps<P, Input> = {
  section: Section
  post: P
  useEdit: UseMutation<{ variables: { id: number; input: Input & EditedWith; language: Language }; context: Sending }>
  useRemove: UseMutation<{ variables: { id: number } }>
  Form: ComponentType<ItemForm<Input> & { post?: P }> & LazyScreen
  width?: "text" | "full"
  aside?: ReactNode
}

export function PostItem<P extends Post, Input>(props: PostItemProps<P, Input>) {
  const { section, post, useEdit, Form, ...more } = props
  const { id } = post
  const [edit] = useEdit({ update: evict("further") })
  const language = useApiLanguage()
  const read = useReading()(post)

  return (
    <OwnedItem
      {...more}
      section={section}
      item={post}
      title={read.title}
      lang={read.lang}
      edit={(input: Input & EditedWith, context) => edit({ variables: { id, input, language }, context })}
      fetchForm={Form.fetch}
      form={(form) => <Form post={post} {...form} />}
      after={<Further section={section} id={id} author={post.user.name} />}
    >
      <PostView post={read} />
    </OwnedItem>
  )
}
