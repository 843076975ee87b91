import { msg } from "../../base/ui/words/translate.ts"
import type { Section } from "../../items/content/section.ts"

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
