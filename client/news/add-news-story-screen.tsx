import { AddOwnedItem } from "../content/add-owned-item.tsx"
import { useAddNewsStoryMutation } from "../generated/graphql.ts"
import { NewsForm } from "./news-form.tsx"
import { newsSection } from "./news-section.ts"

export function AddNewsStoryScreen() {
  return <AddOwnedItem section={newsSection} useAdd={useAddNewsStoryMutation} Form={NewsForm} />
}
