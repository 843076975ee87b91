import { useShownItem } from "../content/item-id.ts"
import { OnePost } from "../content/one-post.tsx"
import { PostItem } from "../content/post-item.tsx"
import { useArticleQuery, useDeleteArticleMutation, useEditArticleMutation } from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { blogSection as section } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

const Form = lazy(() => import("./article-form.tsx"), "ArticleForm")
const item = { section, useEdit: useEditArticleMutation, useRemove: useDeleteArticleMutation, Form }

export function ArticleScreen() {
  const query = useArticleQuery(useShownItem())
  const frame = { width: "full", aside: <BlogSidebar /> } as const
  return (
    <OnePost section={section} query={query} {...frame}>
      {({ article }) => article && <PostItem key={article.id} {...item} {...frame} post={article} />}
    </OnePost>
  )
}
