import { evict } from "../content/evict.ts"
import { useShownItem } from "../content/item-id.ts"
import { OnePost } from "../content/one-post.tsx"
import { PostItem } from "../content/post-item.tsx"
import {
  type NewsStoryFieldsFragment,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoryQuery,
} from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { newsSection } from "./news-section.ts"

const NewsForm = lazy(() => import("./news-form.tsx"), "NewsForm")

export function NewsStoryScreen() {
  return (
    <OnePost section={newsSection} query={useNewsStoryQuery(useShownItem())}>
      {({ newsStory }) => newsStory && <Story key={newsStory.id} story={newsStory} />}
    </OnePost>
  )
}

function Story({ story }: { story: NewsStoryFieldsFragment }) {
  const [edit] = useEditNewsStoryMutation({ update: evict("further") })
  const [remove] = useDeleteNewsStoryMutation({ update: evict("newsStories", "home", "further") })
  const item = { section: newsSection, what: "story", named: "News Story", post: story, edit, remove, Form: NewsForm }
  return <PostItem {...item} />
}
