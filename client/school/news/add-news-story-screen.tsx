import { useAddNewsStoryMutation } from "../../generated/graphql.ts"
import { AddItem } from "../../items/content/add-item.tsx"
import { NewsForm } from "./news-form.tsx"
import { newsSection } from "./news-section.ts"

export function AddNewsStoryScreen() {
  return <AddItem section={newsSection} useAdd={useAddNewsStoryMutation} form={(form) => <NewsForm {...form} />} />
}
