import { AddItem } from "../content/add-item.tsx"
import { forget } from "../content/forget.ts"
import type { PostInput } from "../content/post.ts"
import { PostForm } from "../content/post-form.tsx"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import type { Sending } from "../ui/use-stoppable.ts"
import { newsSection } from "./news-section.ts"

/** Writing a new story. */
export function AddNewsStoryScreen() {
  const [addStory] = useAddNewsStoryMutation({ update: forget("newsStories", "home") })
  const add = async (input: PostInput, context: Sending) => {
    const { data } = await addStory({ variables: { input }, context })
    return `/news/view/${data?.addNewsStory.id}`
  }

  return <AddItem section={newsSection} posted="News Story Posted" add={add} form={(form) => <PostForm {...form} />} />
}
