import { ContentBanner } from "../content/content-banner.tsx"
import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { OneItem } from "../content/one-item.tsx"
import { PostItem } from "../content/post-item.tsx"
import { PostSkeleton } from "../content/post-view.tsx"
import {
  type NewsStoryFieldsFragment,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoryQuery,
} from "../generated/graphql.ts"
import { lazy } from "../ui/lazy.tsx"
import { MoreNews } from "./more-news.tsx"
import { newsSection } from "./news-section.ts"

const NewsForm = lazy(() => import("./news-form.tsx"), "NewsForm")

/** One story, read by everybody and edited in place by those who may. */
export function NewsStoryScreen() {
  const id = useItemId()
  const query = useNewsStoryQuery(byId(id))

  return (
    <OneItem id={id} section={newsSection} query={query} skeleton={<Skeleton />}>
      {({ newsStory }) => newsStory && <Story key={newsStory.id} story={newsStory} />}
    </OneItem>
  )
}

function Story({ story }: { story: NewsStoryFieldsFragment }) {
  const [edit] = useEditNewsStoryMutation()
  const [remove] = useDeleteNewsStoryMutation({ update: forget("newsStories", "home") })
  const item = { section: newsSection, what: "story", named: "News Story", post: story, edit, remove, Form: NewsForm }
  return <PostItem {...item} after={<MoreNews but={story.id} />} />
}

function Skeleton() {
  return <PostSkeleton banner={<ContentBanner section={newsSection} here="…" />} label="Loading the story…" />
}
