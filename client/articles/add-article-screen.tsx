import { AddOwnedItem } from "../content/add-owned-item.tsx"
import { evict } from "../content/evict.ts"
import { useAddArticleMutation } from "../generated/graphql.ts"
import { ArticleForm } from "./article-form.tsx"
import { blogSection } from "./blog-section.ts"

export function AddArticleScreen() {
  const [add] = useAddArticleMutation({ update: evict("articles", "further") })
  return <AddOwnedItem section={blogSection} named="Blog Post" add={add} Form={ArticleForm} />
}
