import type { Section } from "../content/section.ts"

export const blogSection: Section = {
  type: "ARTICLE",
  title: "Blog",
  path: "/blog",
  all: "All blog posts",
  add: { label: "New Blog Post", path: "/blog/add", operation: "addArticle" },
}
