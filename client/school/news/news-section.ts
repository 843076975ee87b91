import { msg } from "../../base/ui/words/translate.ts"
import type { Section } from "../../items/content/section.ts"

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
