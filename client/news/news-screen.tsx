import { PostList, usePostPage } from "../content/post-list.tsx"
import { useNewsStoriesQuery } from "../generated/graphql.ts"
import { msg } from "../ui/words/translate.ts"
import { newsSection } from "./news-section.ts"

export function NewsScreen() {
  return (
    <PostList
      section={newsSection}
      query={useNewsStoriesQuery(usePostPage())}
      list={({ newsStories }) => newsStories}
      empty={msg("There are no news stories at the moment.")}
    />
  )
}
