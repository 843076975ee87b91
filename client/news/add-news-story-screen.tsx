import { AddOwnedItem } from "../content/add-owned-item.tsx"
import { evict } from "../content/evict.ts"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import { NewsForm } from "./news-form.tsx"
import { newsSection } from "./news-section.ts"

export function AddNewsStoryScreen() {
  const [add] = useAddNewsStoryMutation({ update: evict("newsStories", "home", "further") })
  return <AddOwnedItem section={newsSection} named="News Story" add={add} Form={NewsForm} />
}
