import { ContentBanner } from "../content/content-banner.tsx"
import { EditableItem } from "../content/editable-item.tsx"
import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { OneItem } from "../content/one-item.tsx"
import { PostSkeleton, PostView } from "../content/post-view.tsx"
import {
  type ArticleFieldsFragment,
  useArticleQuery,
  useDeleteArticleMutation,
  useEditArticleMutation,
} from "../generated/graphql.ts"
import { lazy } from "../ui/lazy.tsx"
import type { ArticleInput } from "./article-form.tsx"
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
  const { id, title, canEdit } = article
  const [edit] = useEditArticleMutation()
  const [remove] = useDeleteArticleMutation({ update: forget("articles") })

  return (
    <EditableItem
      what="article"
      title={title}
      canEdit={canEdit}
      banner={<ContentBanner section={blogSection} here={title} />}
      edit={(input: ArticleInput & { version?: number }, context) => edit({ variables: { id, input }, context })}
      edited={{ alert: "Blog Post Edited" }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: "Blog Post Deleted", path: "/blog" }}
      add={blogSection.add}
      fetchForm={ArticleForm.fetch}
      form={(form) => <ArticleForm article={article} {...form} />}
      width="full"
      aside={<BlogSidebar />}
    >
      <PostView post={article} />
    </EditableItem>
  )
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
