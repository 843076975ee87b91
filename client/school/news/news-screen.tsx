import { msg } from "../../base/ui/words/translate.ts"
import { useNewsStoriesQuery } from "../../generated/graphql.ts"
import { PostList, usePostPage } from "../../items/content/post-list.tsx"
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
