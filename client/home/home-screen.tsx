import { useHomeQuery } from "../generated/graphql.ts"
import { HomePage } from "./home-page.tsx"

/** The home page with what the school has published. A section that did not load is left out; the others stand. */
export function HomeScreen() {
  const { data } = useHomeQuery()
  const [topStory = null, ...homeStories] = data?.newsStories.items ?? []
  return <HomePage news={{ topStory, homeStories }} />
}
