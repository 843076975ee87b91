import { AddItem } from "../content/add-item.tsx"
import { forget } from "../content/forget.ts"
import { useAddArticleMutation } from "../generated/graphql.ts"
import type { Sending } from "../ui/use-stoppable.ts"
import { ArticleForm, type ArticleInput } from "./article-form.tsx"
import { blogSection } from "./blog-section.ts"

/** Writing a new article. */
export function AddArticleScreen() {
  const [addArticle] = useAddArticleMutation({ update: forget("articles") })
  const add = async (input: ArticleInput, context: Sending) => {
    const { data } = await addArticle({ variables: { input }, context })
    return `/blog/view/${data?.addArticle.id}`
  }

  return (
    <AddItem section={blogSection} posted="Blog Post Posted" add={add} form={(form) => <ArticleForm {...form} />} />
  )
}
