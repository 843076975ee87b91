import { useHomeQuery } from "../generated/graphql.ts"
import { HomePage } from "./home-page.tsx"

/** The home page with what the school has published. What did not load is left out; the rest stands. */
export function HomeScreen() {
  const home = useHomeQuery().data?.home
  if (!home) return <HomePage />

  const { topStory, latestNews, nextEvents, profiles, staff } = home
  return (
    <HomePage news={{ topStory, homeStories: latestNews }} events={nextEvents} staff={{ message: staff, profiles }} />
  )
}
