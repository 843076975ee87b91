import { useApolloClient } from "@apollo/client/react"
import { useReading } from "../content/reading.ts"
import { useHomeQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useSite } from "../layout/site-info.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf, inWords } from "../ui/loading/failure.ts"
import { useBackOnline } from "../ui/loading/use-back-online.ts"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { useT } from "../ui/words/words.tsx"
import { HomePage } from "./home-page.tsx"

/** The home page with what the school has published. What did not load is left out; the rest stands. */
export function HomeScreen() {
  const query = useHomeQuery({ variables: { language: useApiLanguage() } })
  const home = query.data?.home
  const site = useSite()
  const read = useReading()
  if (!site && query.error) return <Failed error={query.error} />
  if (!home) return <HomePage />

  const { today, topStory, latestNews, nextEvents, profiles, staff } = home
  return (
    <HomePage
      today={today}
      news={{ topStory: topStory && read(topStory), homeStories: latestNews.map(read) }}
      events={nextEvents.map(read)}
      staff={{ message: staff && read(staff), profiles }}
    />
  )
}

/** Nothing came at all: another try asks for the school's texts too. */
function Failed({ error }: { error: unknown }) {
  const t = useT()
  const client = useApolloClient()
  const retry = () => void client.refetchQueries({ include: "active" })
  useBackOnline(retry)

  return (
    <Page>
      <ErrorMessage title={t("This did not load.")} text={inWords(t, failureOf(error))} onRetry={retry} />
    </Page>
  )
}
