import { AddItem } from "../content/add-item.tsx"
import { forget } from "../content/forget.ts"
import type { PieceInput } from "../content/piece.ts"
import { PieceForm } from "../content/piece-form.tsx"
import { useAddArticleMutation } from "../generated/graphql.ts"
import { blogSection } from "./blog-section.ts"

/** Writing a new article. */
export function AddArticleScreen() {
  const [addArticle] = useAddArticleMutation({ update: forget("articles") })
  const add = async (input: PieceInput) => {
    const { data } = await addArticle({ variables: { input } })
    return `/blog/view/${data?.addArticle.id}`
  }

  return <AddItem section={blogSection} posted="Blog Post Posted" add={add} form={(form) => <PieceForm {...form} />} />
}
