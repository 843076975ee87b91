import type { Section } from "../content/section.ts"

export const blogSection: Section = {
  type: "ARTICLE",
  title: "Blog",
  path: "/blog",
  add: { label: "New Blog Post", path: "/blog/add", operation: "addArticle" },
}
