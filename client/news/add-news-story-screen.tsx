import { AddPost } from "../content/add-post.tsx"
import { forget } from "../content/forget.ts"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import { NewsForm } from "./news-form.tsx"
import { newsSection } from "./news-section.ts"

export function AddNewsStoryScreen() {
  const [add] = useAddNewsStoryMutation({ update: forget("newsStories", "home") })
  return <AddPost section={newsSection} named="News Story" add={add} Form={NewsForm} />
}
