import type { Section } from "../content/section.ts"

export const newsSection: Section = {
  type: "NEWS_STORY",
  title: "News",
  path: "/news",
  all: "All news",
  add: { label: "Post New Story", path: "/news/add", operation: "addNewsStory" },
}
