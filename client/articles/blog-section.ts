import type { Section } from "../content/section.ts"

export const blogSection: Section = {
  title: "Blog",
  path: "/blog",
  add: { label: "New Blog Post", path: "/blog/add", operation: "addArticle" },
}
