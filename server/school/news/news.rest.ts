import { shape } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import { itemRows, listRowWithNewest, newestOf } from "../../content/items/owned.rest.ts"
import { pageIn } from "../../content/items/rest-type.ts"
import { newsStoryRest as story } from "./news-story.ts"

const homeStories = 4

export const newsRest: Record<string, RestRow> = {
  "GET /news": listRowWithNewest(story, {
    summary: "Lists news stories, newest first.",
    shape: "News",
    first: "topStory",
    all: "allStories",
  }),
  "GET /news/home": row(story.list, {
    summary: "Gets the stories that the home page shows.",
    with: () => ({ perPage: 1 + homeStories }),
    reply: (result) => {
      const [top, ...others] = pageIn(result).items.map(story.show)
      return { topStory: top ?? null, homeStories: others }
    },
    returns: shape("NewsAtHome", {
      topStory: newestOf(story),
      homeStories: story.shape.array().max(homeStories).describe("The stories after it on the home page."),
    }),
  }),
  ...itemRows(story),
}
