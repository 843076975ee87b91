import type { ComponentType, ReactNode } from "react"
import { evict, type UseMutation } from "../../base/session/evict.ts"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import type { LazyScreen } from "../../base/ui/loading/lazy.tsx"
import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { Language } from "../../generated/graphql.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import { ContentBanner } from "./content-banner.tsx"
import type { EditedWith } from "./edit-item.tsx"
import { Further } from "./further.tsx"
import { useItemId } from "./item-id.ts"
import { OneItem } from "./one-item.tsx"
import { OwnedItem } from "./owned-item.tsx"
import { type Post, PostSkeleton, PostView } from "./post-view.tsx"
import { useReading } from "./reading.ts"
import type { Section } from "./section.ts"

type PostScreenProps<Data, P, Input> = Omit<PostItemProps<P, Input>, "post"> & {
  query: QueryState<Data>
  postIn: (data: Data) => P | null | undefined
}

export function PostScreen<Data, P extends Post, Input>(props: PostScreenProps<Data, P, Input>) {
  const { query, postIn, ...item } = props
  const { section, width, aside } = item
  const skeleton = <PostSkeleton {...{ width, aside }} banner={<ContentBanner section={section} here="…" />} />

  return (
    <OneItem id={useItemId()} section={section} query={query} skeleton={skeleton}>
      {(data) => {
        const post = postIn(data)
        return post && <PostItem key={post.id} {...item} post={post} />
      }}
    </OneItem>
  )
}

type PostItemProps<P, Input> = {
  section: Section
  post: P
  useEdit: UseMutation<{ variables: { id: number; input: Input & EditedWith; language: Language }; context: Sending }>
  useRemove: UseMutation<{ variables: { id: number } }>
  Form: ComponentType<ItemForm<Input> & { post?: P }> & LazyScreen
  width?: "text" | "full"
  aside?: ReactNode
}

function PostItem<P extends Post, Input>(props: PostItemProps<P, Input>) {
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
