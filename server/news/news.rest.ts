import { list, type RestRow, row } from "../api/rest.ts"
import { inputOf, owned } from "../content/rest-shape.ts"
import {
  RestAddNewsStoryDocument,
  RestDeleteNewsStoryDocument,
  RestEditNewsStoryDocument,
  RestNewsDocument,
  RestNewsStoryDocument,
} from "../generated/rest.ts"

/** How many stories the home page shows beside the top story. */
const homeStories = 4

export const newsRest: Record<string, RestRow> = {
  "GET /news": list(RestNewsDocument, {
    page: ({ newsStories }) => newsStories,
    reply: (stories) => ({ topStory: stories[0] ? owned(stories[0]) : null, allStories: stories.map(owned) }),
  }),
  "GET /news/home": row(RestNewsDocument, {
    with: () => ({ perPage: 1 + homeStories }),
    reply: ({ newsStories: { items } }) => ({
      topStory: items[0] ? owned(items[0]) : null,
      homeStories: items.slice(1).map(owned),
    }),
  }),
  "GET /news/view/:id": row(RestNewsStoryDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ newsStory }) => newsStory && owned(newsStory),
  }),
  "POST /news/add": row(RestAddNewsStoryDocument, {
    with: ({ body }) => ({ input: inputOf(body, "title", "detail") }),
    reply: ({ addNewsStory }) => owned(addNewsStory),
    status: 201,
  }),
  "PUT /news/edit/:id": row(RestEditNewsStoryDocument, {
    with: (request) => ({ id: request.id(), input: inputOf(request.body, "title", "detail") }),
    reply: ({ editNewsStory }) => owned(editNewsStory),
  }),
  "DELETE /news/delete/:id": row(RestDeleteNewsStoryDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteNewsStory }) => deleteNewsStory,
  }),
}
