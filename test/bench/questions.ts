import type { bars } from "./bars.ts"
import type { Question } from "./load.ts"

export type TargetedQuestion = Question & { bar: keyof typeof bars }

const fields = "id title createdAt picture { url width height } user { name }"
const item = `{ newsStory(id: 1) { ${fields} detail } }`
const list = `{ newsStories(perPage: 10) { items { ${fields} } total pages } }`

const data = { accept: "application/json" }
const page = { accept: "text/html" }

const get = (name: string, path: string, headers: Record<string, string> = data): TargetedQuestion => ({
  name,
  path,
  headers,
  bar: "fromMemory",
})

const graphqlGet = (name: string, query: string) => get(name, `/graphql?${new URLSearchParams({ query })}`)

const graphqlPost = (name: string, query: string): TargetedQuestion => ({
  ...{ name, path: "/graphql", method: "POST", body: JSON.stringify({ query }), bar: "graphqlPost" },
  headers: { ...data, "content-type": "application/json" },
})

export const restItem = get("REST, one story", "/news/view/1")
export const restList = get("REST, a list of 10", "/news?page=1&perPage=10")
export const graphqlItem = graphqlPost("GraphQL POST, one story", item)
export const graphqlList = graphqlPost("GraphQL POST, a list of 10", list)
export const home = get("home page", "/", page)
export const storyPage = get("story page", "/news/view/1", page)

/** The requests of anonymous readers. */
export const questions: TargetedQuestion[] = [
  restItem,
  restList,
  home,
  { ...get("home page, brotli", "/", { ...page, "accept-encoding": "br" }) },
  storyPage,
  get("feed", "/feed.xml"),
  get("calendar", "/events.ics"),
  graphqlGet("GraphQL GET, one story", item),
  graphqlGet("GraphQL GET, a list of 10", list),
  graphqlItem,
  graphqlList,
]
