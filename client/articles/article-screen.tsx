import { evict } from "../content/evict.ts"
import { useShownItem } from "../content/item-id.ts"
import { OnePost } from "../content/one-post.tsx"
import { PostItem } from "../content/post-item.tsx"
import {
  type ArticleFieldsFragment,
  useArticleQuery,
  useDeleteArticleMutation,
  useEditArticleMutation,
} from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { blogSection } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

const ArticleForm = lazy(() => import("./article-form.tsx"), "ArticleForm")

export function ArticleScreen() {
  const query = useArticleQuery(useShownItem())
  return (
    <OnePost section={blogSection} query={query} width="full" aside={<BlogSidebar />}>
      {({ article }) => article && <Article key={article.id} article={article} />}
    </OnePost>
  )
}

function Article({ article }: { article: ArticleFieldsFragment }) {
  const [edit] = useEditArticleMutation({ update: evict("further") })
  const [remove] = useDeleteArticleMutation({ update: evict("articles", "further") })
  const item = { section: blogSection, what: "blog post", named: "Blog Post", post: article, edit, remove }
  return <PostItem {...item} Form={ArticleForm} width="full" aside={<BlogSidebar />} />
}
