import { ownedFeature } from "../../content/items/owned-feature.ts"
import { startTexts } from "../../content/starting-content/start-owned.ts"
import { NewsStory, newsStory } from "./news-story.ts"

export const news = ownedFeature(newsStory, {
  list: { path: "/news", found: { title: "News", text: "The latest stories from the school." } },
  start: startTexts(NewsStory, "news", "detail"),
})
