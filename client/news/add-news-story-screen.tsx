import { AddItem } from "../content/add-item.tsx"
import { forget } from "../content/forget.ts"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import type { Sending } from "../ui/use-stoppable.ts"
import { NewsForm, type NewsInput } from "./news-form.tsx"
import { newsSection } from "./news-section.ts"

/** Writing a new story. */
export function AddNewsStoryScreen() {
  const [addStory] = useAddNewsStoryMutation({ update: forget("newsStories", "home") })
  const add = async (input: NewsInput, context: Sending) => {
    const { data } = await addStory({ variables: { input }, context })
    return `/news/view/${data?.addNewsStory.id}`
  }

  return <AddItem section={newsSection} posted="News Story Posted" add={add} form={(form) => <NewsForm {...form} />} />
}
