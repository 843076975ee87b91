import { lazy } from "../../base/ui/loading/lazy.tsx"
import { useArticleQuery, useDeleteArticleMutation, useEditArticleMutation } from "../../generated/graphql.ts"
import { useShownItem } from "../../items/content/item-id.ts"
import { PostScreen } from "../../items/content/post-screen.tsx"
import { blogSection } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

const ArticleForm = lazy(() => import("./article-form.tsx"), "ArticleForm")

export function ArticleScreen() {
  return (
    <PostScreen
      section={blogSection}
      query={useArticleQuery(useShownItem())}
      postIn={({ article }) => article}
      useEdit={useEditArticleMutation}
      useRemove={useDeleteArticleMutation}
      Form={ArticleForm}
      width="full"
      aside={<BlogSidebar />}
    />
  )
}
