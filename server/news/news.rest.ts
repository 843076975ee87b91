import { list, type RestRow, row } from "../api/rest.ts"
import { pictureName, sentText } from "../api/rest-body.ts"
import { instant, richText, shape, text, whole } from "../api/shape.ts"
import { ownedRest } from "../content/owned.rest.ts"
import { owned, ownedFields } from "../content/rest-shape.ts"
import {
  RestAddNewsStoryDocument,
  RestDeleteNewsStoryDocument,
  RestEditNewsStoryDocument,
  RestNewsDocument,
  RestNewsStoryDocument,
} from "../generated/rest.ts"

/** How many stories the home page shows beside the top story. */
const homeStories = 4

export const story = shape("NewsStory", {
  id: whole,
  title: text,
  detail: richText,
  ...ownedFields,
  createdAt: instant,
})

const topStory = story.nullable().describe("The newest one; null where there is none.")

const news = shape("News", { topStory, allStories: story.array().describe("All of them, newest first.") })

const newsAtHome = shape("NewsAtHome", {
  topStory,
  homeStories: story.array().max(homeStories).describe("The few that follow it on the home page."),
})

export const newsRest: Record<string, RestRow> = {
  "GET /news": list(RestNewsDocument, {
    summary: "Lists news stories, newest first.",
    page: ({ newsStories }) => newsStories,
    leads: true,
    reply: (stories, top) => ({ topStory: top && owned(top), allStories: stories.map(owned) }),
    gives: news,
  }),
  "GET /news/home": row(RestNewsDocument, {
    summary: "Gives the few stories that the home page shows.",
    with: () => ({ perPage: 1 + homeStories }),
    reply: ({ newsStories: { items } }) => ({
      topStory: items[0] ? owned(items[0]) : null,
      homeStories: items.slice(1).map(owned),
    }),
    gives: newsAtHome,
  }),
  ...ownedRest({
    path: "/news",
    one: "a story",
    view: RestNewsStoryDocument,
    add: RestAddNewsStoryDocument,
    edit: RestEditNewsStoryDocument,
    remove: RestDeleteNewsStoryDocument,
    body: { title: sentText, detail: sentText, picture: pictureName },
    ignores: { add: ["userId"], edit: ["userId", "id"] },
    shapeOf: owned,
    gives: story,
    viewOf: owned,
    givesView: story,
  }),
}
