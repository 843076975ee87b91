import { ownedFeature } from "../../content/items/owned-feature.ts"
import { startTexts } from "../../content/starting-content/start-owned.ts"
import { NewsStory, newsStory } from "./news-story.ts"

export const news = ownedFeature(newsStory, {
  list: { path: "/news", searchEntry: (t) => ({ title: t("News"), text: t("The latest stories from the school.") }) },
  start: startTexts(NewsStory, "news", "detail"),
})
