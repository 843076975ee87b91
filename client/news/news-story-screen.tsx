import { ContentBanner } from "../content/content-banner.tsx"
import { EditableItem } from "../content/editable-item.tsx"
import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { OneItem } from "../content/one-item.tsx"
import { PostSkeleton, PostView } from "../content/post-view.tsx"
import {
  type NewsStoryFieldsFragment,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoryQuery,
} from "../generated/graphql.ts"
import { lazy } from "../ui/lazy.tsx"
import { MoreNews } from "./more-news.tsx"
import type { NewsInput } from "./news-form.tsx"
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
  const { id, title, canEdit } = story
  const [edit] = useEditNewsStoryMutation()
  const [remove] = useDeleteNewsStoryMutation({ update: forget("newsStories", "home") })

  return (
    <EditableItem
      what="story"
      title={title}
      canEdit={canEdit}
      banner={<ContentBanner section={newsSection} here={title} />}
      edit={(input: NewsInput & { version?: number }, context) => edit({ variables: { id, input }, context })}
      edited={{ alert: "News Story Edited" }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: "News Story Deleted", path: "/news" }}
      add={newsSection.add}
      fetchForm={NewsForm.fetch}
      form={(form) => <NewsForm story={story} {...form} />}
      after={<MoreNews but={id} />}
    >
      <PostView post={story} />
    </EditableItem>
  )
}

function Skeleton() {
  return <PostSkeleton banner={<ContentBanner section={newsSection} here="…" />} label="Loading the story…" />
}
