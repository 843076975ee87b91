import { useShownItem } from "../content/item-id.ts"
import { OnePost } from "../content/one-post.tsx"
import { PostItem } from "../content/post-item.tsx"
import { useDeleteNewsStoryMutation, useEditNewsStoryMutation, useNewsStoryQuery } from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { newsSection as section } from "./news-section.ts"

const Form = lazy(() => import("./news-form.tsx"), "NewsForm")
const item = { section, useEdit: useEditNewsStoryMutation, useRemove: useDeleteNewsStoryMutation, Form }

export function NewsStoryScreen() {
  return (
    <OnePost section={section} query={useNewsStoryQuery(useShownItem())}>
      {({ newsStory }) => newsStory && <PostItem key={newsStory.id} {...item} post={newsStory} />}
    </OnePost>
  )
}
