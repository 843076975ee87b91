import { AddOwnedItem } from "../content/add-owned-item.tsx"
import { useAddArticleMutation } from "../generated/graphql.ts"
import { ArticleForm } from "./article-form.tsx"
import { blogSection } from "./blog-section.ts"

export function AddArticleScreen() {
  return <AddOwnedItem section={blogSection} useAdd={useAddArticleMutation} Form={ArticleForm} />
}
