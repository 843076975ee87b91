import { lazy } from "../../base/ui/loading/lazy.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import {
  useAddNewsStoryMutation,
  useDeleteNewsStoryMutation,
  useEditNewsStoryMutation,
  useNewsStoriesQuery,
  useNewsStoryQuery,
} from "../../generated/graphql.ts"
import { postScreens } from "../../items/content/post-screens.tsx"

export const NewsScreens = postScreens({
  section: {
    type: "NEWS_STORY",
    title: msg("News"),
    path: "/news",
    all: msg("All news"),
    noun: "story",
    toastName: "News Story",
    add: { path: "/news/add", label: "Post New Story", operation: "addNewsStory", copies: true },
  },
  useList: useNewsStoriesQuery,
  listIn: ({ newsStories }) => newsStories,
  empty: msg("There are no news stories at the moment."),
  useOne: useNewsStoryQuery,
  postIn: ({ newsStory }) => newsStory,
  useAdd: useAddNewsStoryMutation,
  useEdit: useEditNewsStoryMutation,
  useRemove: useDeleteNewsStoryMutation,
  Form: lazy(() => import("./news-form.tsx"), "NewsForm"),
})
