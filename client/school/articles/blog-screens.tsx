import { lazy } from "../../base/ui/loading/lazy.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import {
  useAddArticleMutation,
  useArticleQuery,
  useArticlesQuery,
  useDeleteArticleMutation,
  useEditArticleMutation,
} from "../../generated/graphql.ts"
import { postScreens } from "../../items/content/post-screens.tsx"
import { BlogSidebar } from "./blog-sidebar.tsx"

export const BlogScreens = postScreens({
  section: {
    type: "ARTICLE",
    title: msg("Blog"),
    path: "/blog",
    all: msg("All blog posts"),
    noun: "blog post",
    toastName: "Blog Post",
    add: { path: "/blog/add", label: "New Blog Post", operation: "addArticle", copies: true },
  },
  useList: useArticlesQuery,
  listIn: ({ articles }) => articles,
  empty: msg("There are no blog posts at the moment."),
  list: "rows",
  useOne: useArticleQuery,
  postIn: ({ article }) => article,
  useAdd: useAddArticleMutation,
  useEdit: useEditArticleMutation,
  useRemove: useDeleteArticleMutation,
  Form: lazy(() => import("./article-form.tsx"), "ArticleForm"),
  width: "full",
  aside: <BlogSidebar />,
})
