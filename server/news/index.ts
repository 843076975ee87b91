import { ownedFeature } from "../content/owned-feature.ts"
import { startTexts } from "../starting-content/start-owned.ts"
import { NewsStory, newsStory } from "./news-story.ts"

export const news = ownedFeature(newsStory, { list: "/news", start: startTexts(NewsStory, "news", "detail") })
