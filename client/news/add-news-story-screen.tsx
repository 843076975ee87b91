import { AddPost } from "../content/add-post.tsx"
import { evict } from "../content/evict.ts"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import { NewsForm } from "./news-form.tsx"
import { newsSection } from "./news-section.ts"

export function AddNewsStoryScreen() {
  const [add] = useAddNewsStoryMutation({ update: evict("newsStories", "home", "further") })
  return <AddPost section={newsSection} named="News Story" add={add} Form={NewsForm} />
}
