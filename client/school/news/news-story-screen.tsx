import { lazy } from "../../base/ui/loading/lazy.tsx"
import { useDeleteNewsStoryMutation, useEditNewsStoryMutation, useNewsStoryQuery } from "../../generated/graphql.ts"
import { useShownItem } from "../../items/content/item-id.ts"
import { PostScreen } from "../../items/content/post-screen.tsx"
import { newsSection } from "./news-section.ts"

const NewsForm = lazy(() => import("./news-form.tsx"), "NewsForm")

export function NewsStoryScreen() {
  return (
    <PostScreen
      section={newsSection}
      query={useNewsStoryQuery(useShownItem())}
      postIn={({ newsStory }) => newsStory}
      useEdit={useEditNewsStoryMutation}
      useRemove={useDeleteNewsStoryMutation}
      Form={NewsForm}
    />
  )
}
