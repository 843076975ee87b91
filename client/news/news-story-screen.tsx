import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { OnePost } from "../content/one-post.tsx"
import { PostItem } from "../content/post-item.tsx"
import {
  type NewsStoryFieldsFragment,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoryQuery,
} from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { MoreNews } from "./more-news.tsx"
import { newsSection } from "./news-section.ts"

const NewsForm = lazy(() => import("./news-form.tsx"), "NewsForm")

/** One story, read by everybody and edited in place by those who may. */
export function NewsStoryScreen() {
  return (
    <OnePost section={newsSection} what="story" query={useNewsStoryQuery(byId(useItemId()))}>
      {({ newsStory }) => newsStory && <Story key={newsStory.id} story={newsStory} />}
    </OnePost>
  )
}

function Story({ story }: { story: NewsStoryFieldsFragment }) {
  const [edit] = useEditNewsStoryMutation()
  const [remove] = useDeleteNewsStoryMutation({ update: forget("newsStories", "home") })
  const item = { section: newsSection, what: "story", named: "News Story", post: story, edit, remove, Form: NewsForm }
  return <PostItem {...item} after={<MoreNews but={story.id} />} />
}
