import { ContentBanner } from "../content/content-banner.tsx"
import { EditableItem } from "../content/editable-item.tsx"
import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { PieceForm } from "../content/later-piece-form.ts"
import { OneItem } from "../content/one-item.tsx"
import type { PieceInput } from "../content/piece.ts"
import { PieceSkeleton, PieceView } from "../content/piece-view.tsx"
import {
  type NewsStoryFieldsFragment,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoryQuery,
} from "../generated/graphql.ts"
import { MoreNews } from "./more-news.tsx"
import { newsSection } from "./news-section.ts"

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
      edit={(input: PieceInput & { version?: number }, context) => edit({ variables: { id, input }, context })}
      edited={{ alert: "News Story Edited" }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: "News Story Deleted", path: "/news" }}
      add={newsSection.add}
      fetchForm={PieceForm.fetch}
      form={(form) => <PieceForm piece={story} {...form} />}
      after={<MoreNews but={id} />}
    >
      <PieceView piece={story} />
    </EditableItem>
  )
}

function Skeleton() {
  return <PieceSkeleton banner={<ContentBanner section={newsSection} here="…" />} label="Loading the story…" />
}
