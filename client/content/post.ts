import type { ContentState, Language, PictureFieldsFragment } from "../generated/graphql.ts"

/** What a news story and a blog article have in common: a headline, a picture, a text, and who wrote it when. */
export type Post = {
  id: number
  version: number
  title: string
  detail: string
  picture: PictureFieldsFragment | null
  user: { name: string }
  displayDate: string
  languages: Language[]
  translation?: { isCurrent: boolean } | null
  state: ContentState
}
