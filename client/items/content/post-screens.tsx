import { lazy } from "../../base/ui/loading/lazy.tsx"
import type { QueryState } from "../../base/ui/loading/loaded.tsx"
import type { AddItemProps } from "./add-item.tsx"
import type { AddOrCopyProps, Copyable } from "./add-or-copy.tsx"
import { Further } from "./further.tsx"
import type { useShownItem } from "./item-id.ts"
import { ShownItem } from "./one-item.tsx"
import { type Editing, OwnedItem } from "./owned-item.tsx"
import { PostList, type PostListProps } from "./post-list.tsx"
import { type Post, PostBy, PostSkeleton, PostView } from "./post-view.tsx"
import { useTranslated } from "./translated.ts"

const AddOrCopy = lazy(() => import("./add-or-copy.tsx"), "AddOrCopy")

type OnePostProps<Data, P, Input> = Pick<PostListProps<Data>, "section" | "aside"> &
  Editing<P, Input> & {
    useOne: (of: ReturnType<typeof useShownItem>) => QueryState<Data>
    postIn: (data: Data) => P | null | undefined
    width?: "text" | "full"
  }

type PostType<Listed, Data, P, Input> = PostListProps<Listed> &
  OnePostProps<Data, P, Input> &
  Pick<AddItemProps<Input>, "useAdd">

export type PostScreensProps = { view: "list" | "one" | "new" }

/** The screens of a type whose items are read as news is. */
export function postScreens<Listed, Data, P extends Post, Input>(type: PostType<Listed, Data, P, Input>) {
  return function PostScreens({ view }: PostScreensProps) {
    if (view === "list") return <PostList {...type} />
    if (view === "one") return <OnePost {...type} />
    const { section, useAdd, useOne, postIn: itemIn, Form } = type
    const addProps: AddOrCopyProps<Data, P, Input> = {
      ...{ section, useAdd, useOne, itemIn },
      form: (form, start) => <Form {...form} start={start} />,
    }
    return <AddOrCopy {...(addProps as AddOrCopyProps<unknown, Copyable, unknown>)} />
  }
}

function OnePost<Data, P extends Post, Input>({ useOne, postIn, ...type }: OnePostProps<Data, P, Input>) {
  const { section, width = "text", aside } = type

  return (
    <ShownItem {...{ section, useOne, width, aside }} skeleton={<PostSkeleton />}>
      {(data) => {
        const post = postIn(data)
        return post && <PostItem key={post.id} {...type} post={post} />
      }}
    </ShownItem>
  )
}

type PostItemProps<P, Input> = Omit<OnePostProps<never, P, Input>, "useOne" | "postIn"> & { post: P }

function PostItem<P extends Post, Input>(props: PostItemProps<P, Input>) {
  const { section, post, useEdit, useRemove, Form, width, aside } = props
  const translated = useTranslated()(post)

  return (
    <OwnedItem
      {...{ section, useEdit, useRemove, Form, width, aside }}
      item={post}
      title={translated.title}
      head={{ lang: translated.lang, children: <PostBy post={translated} /> }}
      after={<Further section={section} id={post.id} author={post.user.name} />}
    >
      <PostView post={translated} />
    </OwnedItem>
  )
}
