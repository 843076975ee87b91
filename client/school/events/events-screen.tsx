import { useSearchParams } from "react-router-dom"
import { usePageNumber } from "../../base/addresses/page-number.ts"
import { TabLinks } from "../../base/ui/controls/tab-links.tsx"
import { ListZone } from "../../base/ui/dates/zone-note.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type EventLineFragment, useEventsQuery } from "../../generated/graphql.ts"
import { ListScreen } from "../../items/content/list-screen.tsx"
import { useTranslated } from "../../items/content/translated.ts"
import { eventSection } from "./event-section.ts"
import style from "./events-screen.module.css"
import { Months } from "./months.tsx"
import { NextEvent } from "./next-event.tsx"
import { Subscribe } from "./subscribe.tsx"

const lists = {
  upcoming: {
    when: "UPCOMING",
    title: msg("Events"),
    label: msg("To come"),
    path: "/events",
    empty: msg("There are no scheduled events at the moment."),
  },
  past: {
    when: "PAST",
    title: msg("Past events"),
    label: msg("Past"),
    path: "/events?when=past",
    empty: msg("There are no past events yet."),
  },
} as const

export function EventsScreen() {
  const t = useT()
  const [params] = useSearchParams()
  const list = params.get("when") === "past" ? lists.past : lists.upcoming
  const page = usePageNumber()
  const query = useEventsQuery({ variables: { when: list.when, page, perPage: 12, language: useApiLanguage() } })
  const withNext = list === lists.upcoming && page === 1

  return (
    <ListScreen
      section={eventSection}
      title={list.title}
      path={list.path}
      query={query}
      list={({ events }) => events}
      empty={list.empty}
      skeleton={<Skeleton withNext={withNext} />}
      before={
        <TabLinks label={t("Which events")} links={Object.values(lists)} current={list.path} className={style.choice} />
      }
      after={<Subscribe />}
    >
      {(items) => (
        <>
          <Calendar events={items} withNext={withNext} />
          <ListZone className={style.zone} />
        </>
      )}
    </ListScreen>
  )
}

function Calendar({ events, withNext }: { events: EventLineFragment[]; withNext: boolean }) {
  const translated = events.map(useTranslated())
  const [next] = withNext ? translated : []

  return (
    <>
      {next && <NextEvent event={next} />}
      <Months events={withNext ? translated.slice(1) : translated} />
    </>
  )
}

function Skeleton({ withNext }: { withNext: boolean }) {
  return (
    <Loading>
      {withNext && (
        <div className={style.skeleton}>
          <SkeletonPicture />
          <SkeletonHeading />
        </div>
      )}
      <SkeletonText lines={8} />
    </Loading>
  )
}
