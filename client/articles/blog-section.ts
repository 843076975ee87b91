import type { Section } from "../content/section.ts"
import { msg } from "../ui/words/translate.ts"

export const blogSection: Section = {
  type: "ARTICLE",
  title: msg("Blog"),
  path: "/blog",
  all: msg("All blog posts"),
  what: "blog post",
  named: "Blog Post",
  lists: ["articles", "trending"],
  add: { label: "New Blog Post", path: "/blog/add", operation: "addArticle" },
}
