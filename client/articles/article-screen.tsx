import { ContentBanner } from "../content/content-banner.tsx"
import { EditableItem } from "../content/editable-item.tsx"
import { forget } from "../content/forget.ts"
import { byId, useItemId } from "../content/item-id.ts"
import { PieceForm } from "../content/later-piece-form.ts"
import { OneItem } from "../content/one-item.tsx"
import type { PieceInput } from "../content/piece.ts"
import { PieceSkeleton, PieceView } from "../content/piece-view.tsx"
import {
  type ArticleFieldsFragment,
  useArticleQuery,
  useDeleteArticleMutation,
  useEditArticleMutation,
} from "../generated/graphql.ts"
import { blogSection } from "./blog-section.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"

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
      edit={(input: PieceInput & { version?: number }, context) => edit({ variables: { id, input }, context })}
      edited={{ alert: "Blog Post Edited" }}
      deletion={{ remove: () => remove({ variables: { id } }), alert: "Blog Post Deleted", path: "/blog" }}
      add={blogSection.add}
      fetchForm={PieceForm.fetch}
      form={(form) => <PieceForm piece={article} {...form} />}
      width="full"
      aside={<BlogSidebar />}
    >
      <PieceView piece={article} />
    </EditableItem>
  )
}

function Skeleton() {
  return (
    <PieceSkeleton
      banner={<ContentBanner section={blogSection} here="…" />}
      label="Loading the article…"
      width="full"
      aside={<BlogSidebar />}
    />
  )
}
