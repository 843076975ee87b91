import type { Section } from "../content/section.ts"
import { msg } from "../ui/words/translate.ts"

export const newsSection: Section = {
  type: "NEWS_STORY",
  title: msg("News"),
  path: "/news",
  all: msg("All news"),
  what: "story",
  named: "News Story",
  lists: ["newsStories", "home", "trending"],
  add: { label: "Post New Story", path: "/news/add", operation: "addNewsStory" },
}
