import { ContentBanner } from "../content/content-banner.tsx"
import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { OneItem } from "../content/one-item.tsx"
import { PostItem } from "../content/post-item.tsx"
import { PostSkeleton } from "../content/post-view.tsx"
import {
  type ArticleFieldsFragment,
  useArticleQuery,
  useDeleteArticleMutation,
  useEditArticleMutation,
} from "../generated/graphql.ts"
import { lazy } from "../ui/lazy.tsx"
import { blogSection } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

const ArticleForm = lazy(() => import("./article-form.tsx"), "ArticleForm")

/** One article, read by everybody and edited in place by those who may. */
export function ArticleScreen() {
  const id = useItemId()
  const query = useArticleQuery(byId(id))

  return (
    <OneItem id={id} section={blogSection} query={query} skeleton={<Skeleton />}>
      {({ article }) => article && <Article key={article.id} article={article} />}
    </OneItem>
  )
}

function Article({ article }: { article: ArticleFieldsFragment }) {
  const [edit] = useEditArticleMutation()
  const [remove] = useDeleteArticleMutation({ update: forget("articles") })
  const item = { section: blogSection, what: "article", named: "Blog Post", post: article, edit, remove }
  return <PostItem {...item} Form={ArticleForm} width="full" aside={<BlogSidebar />} />
}

function Skeleton() {
  return (
    <PostSkeleton
      banner={<ContentBanner section={blogSection} here="…" />}
      label="Loading the article…"
      width="full"
      aside={<BlogSidebar />}
    />
  )
}
