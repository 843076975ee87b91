import { list, type RestRow, row } from "../api/rest.ts"
import { deleted, instant, richText, shape, text, whole } from "../api/shape.ts"
import { inputOf, owned, ownedFields } from "../content/rest-shape.ts"
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
    reply: (stories) => ({ topStory: stories[0] ? owned(stories[0]) : null, allStories: stories.map(owned) }),
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
  "GET /news/view/:id": row(RestNewsStoryDocument, {
    summary: "Gives one story.",
    with: (request) => ({ id: request.id() }),
    reply: ({ newsStory }) => newsStory && owned(newsStory),
    gives: story,
  }),
  "POST /news/add": row(RestAddNewsStoryDocument, {
    summary: "Adds a story.",
    body: ["title", "detail", "picture"],
    ignores: ["userId"],
    with: ({ body }) => ({ input: inputOf(body) }),
    reply: ({ addNewsStory }) => owned(addNewsStory),
    gives: story,
    status: 201,
  }),
  "PUT /news/edit/:id": row(RestEditNewsStoryDocument, {
    summary: "Changes a story. What is absent stays as it is.",
    body: ["title", "detail", "picture"],
    ignores: ["userId", "id"],
    with: ({ id, body }) => ({ id: id(), input: inputOf(body) }),
    reply: ({ editNewsStory }) => owned(editNewsStory),
    gives: story,
  }),
  "DELETE /news/delete/:id": row(RestDeleteNewsStoryDocument, {
    summary: "Deletes a story.",
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteNewsStory }) => deleteNewsStory,
    gives: deleted,
  }),
}
