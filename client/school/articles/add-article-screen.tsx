import { useAddArticleMutation } from "../../generated/graphql.ts"
import { AddItem } from "../../items/content/add-item.tsx"
import { ArticleForm } from "./article-form.tsx"
import { blogSection } from "./blog-section.ts"

export function AddArticleScreen() {
  return <AddItem section={blogSection} useAdd={useAddArticleMutation} form={(form) => <ArticleForm {...form} />} />
}
