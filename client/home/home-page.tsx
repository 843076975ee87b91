import { Suspense } from "react"
import { useLocation } from "react-router-dom"
import type { HomeQuery } from "../generated/graphql.ts"
import type { Sent } from "../inbox/submission-form.tsx"
import { useSite } from "../layout/site-info.tsx"
import { useTitle } from "../layout/title.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { AboutBlurb } from "./about-blurb.tsx"
import { CallsToAction } from "./calls-to-action.tsx"
import { Facilities } from "./facilities.tsx"
import { FindYourWay } from "./find-your-way.tsx"
import { Hero, HeroSkeleton } from "./hero.tsx"
import { type HomeNews, LatestNews } from "./latest-news.tsx"
import { MostAsked } from "./most-asked.tsx"
import { type HomeStaff, Staff } from "./staff.tsx"
import { Today } from "./today.tsx"
import { type HomeEvent, UpcomingEvents } from "./upcoming-events.tsx"

const SentPanel = lazy(() => import("../inbox/sent-panel.tsx"), "SentPanel")

export type HomeContent = {
  today?: HomeQuery["home"]["today"]
  news?: HomeNews
  events?: HomeEvent[]
  staff?: HomeStaff
}

export function HomePage({ today, news, events, staff }: HomeContent) {
  const site = useSite()
  const sent = useLocation().state as Sent | null
  useTitle("")
  if (!site) return <HeroSkeleton />

  return (
    <>
      {sent?.receipt && (
        <Suspense>
          <SentPanel path={sent.receipt} />
        </Suspense>
      )}
      <Hero hero={site.hero} motto={site.motto} />
      <Today today={today} />
      <MostAsked mostAsked={site.mostAsked} />
      <FindYourWay categories={site.categories} searchHint={site.searchHint} />
      <AboutBlurb about={site.about} founded={site.founded} />
      <UpcomingEvents events={events} />
      <Facilities facilities={site.facilities} facilitiesTitle={site.facilitiesTitle} />
      <Staff staff={staff} />
      <LatestNews news={news} />
      <CallsToAction intake={site.intake} scholarship={site.scholarship} />
    </>
  )
}
