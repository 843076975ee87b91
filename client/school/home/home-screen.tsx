import { useApolloClient } from "@apollo/client/react"
import { useLocation } from "react-router-dom"
import { Page } from "../../base/layout/page.tsx"
import { useSite } from "../../base/layout/site-info.tsx"
import { useTitle } from "../../base/layout/title.tsx"
import { useSession } from "../../base/session/session.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { useHomeQuery } from "../../generated/graphql.ts"
import type { Sent } from "../inbox/submission-form.tsx"
import { AboutBlurb } from "./about-blurb.tsx"
import { CallsToAction } from "./calls-to-action.tsx"
import { Facilities } from "./facilities.tsx"
import { FindYourWay } from "./find-your-way.tsx"
import { Hero, HeroSkeleton } from "./hero.tsx"
import style from "./home-screen.module.css"
import { LatestNews } from "./latest-news.tsx"
import { MostAsked } from "./most-asked.tsx"
import { Staff } from "./staff.tsx"
import { Today } from "./today.tsx"
import { UpcomingEvents } from "./upcoming-events.tsx"

const WorkLine = lazyPart(() => import("../../items/publication/work-line.tsx"), "WorkLine")
const SentPanel = lazyPart(() => import("../inbox/sent-panel.tsx"), "SentPanel")

export function HomeScreen() {
  const { data, error, loading } = useHomeQuery({ variables: { language: useApiLanguage() } })
  const site = useSite() ?? undefined
  const client = useApolloClient()
  // Nothing loaded at all: a retry refetches the school's texts too.
  const refetch = () => client.refetchQueries({ include: "active" })
  const { state } = useLocation()
  const sent = useInBrowser(() => state as Sent | null)
  const { can } = useSession()
  useTitle("")

  return (
    <Loaded
      query={{ data: site, error, loading, refetch }}
      skeleton={<HeroSkeleton />}
      frame={(message) => <Page>{message}</Page>}
    >
      {(site) => (
        <>
          {sent?.receipt && <SentPanel path={sent.receipt} />}
          {can("myContent") && (
            <p className={style.work}>
              <WorkLine />
            </p>
          )}
          <Hero hero={site.hero} motto={site.motto} />
          {data && <Today {...data.home} />}
          <MostAsked {...site} />
          <FindYourWay {...site} />
          <AboutBlurb {...site} />
          {data && <UpcomingEvents {...data.home} />}
          <Facilities {...site} />
          {data && <Staff {...data.home} />}
          {data && <LatestNews {...data.home} />}
          <CallsToAction {...site} />
        </>
      )}
    </Loaded>
  )
}
