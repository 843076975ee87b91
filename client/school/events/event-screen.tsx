import { useSession } from "../../base/session/session.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { inEnglish } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import {
  type EventFieldsFragment,
  useDeleteEventMutation,
  useEditEventMutation,
  useEventQuery,
} from "../../generated/graphql.ts"
import { Further } from "../../items/content/further.tsx"
import { useShownItem } from "../../items/content/item-id.ts"
import { OneItem } from "../../items/content/one-item.tsx"
import { OwnedItem } from "../../items/content/owned-item.tsx"
import { useTranslated } from "../../items/content/translated.ts"
import { TranslationNote } from "../../items/content/translation-note.tsx"
import { eventSection } from "./event-section.ts"
import style from "./event-view.module.css"
import { EventView } from "./event-view.tsx"
import { useSeries } from "./use-series.tsx"

const EventActions = lazy(() => import("./event-actions.tsx"), "EventActions")
const EventForm = lazy(() => import("./event-form.tsx"), "EventForm")

export function EventScreen() {
  const query = useEventQuery(useShownItem())

  return (
    <OneItem section={eventSection} query={query} skeleton={<Skeleton />}>
      {({ event }) =>
        event && <Event key={event.id} event={event} refresh={() => query.refetch().catch(() => undefined)} />
      }
    </OneItem>
  )
}

function Event({ event, refresh }: { event: EventFieldsFragment; refresh: () => unknown }) {
  const translated = useTranslated()(event)
  const ownT = useT()
  // The head has one language: the title's.
  const t = translated.lang ? inEnglish : ownT
  const title = event.cancelled ? t("Cancelled: {title}", { title: translated.title }) : translated.title
  const { can } = useSession()

  return (
    <OwnedItem
      {...useSeries(event)}
      section={eventSection}
      title={title}
      item={event}
      head={{ lang: translated.lang, children: <TranslationNote of={translated} /> }}
      width="full"
      useEdit={useEditEventMutation}
      useRemove={useDeleteEventMutation}
      Form={EventForm}
      deletionNote={event.state === "PUBLISHED" ? (event.cancelled ? "" : deletionWarning) + calendarNote : undefined}
      lateActions={can(eventSection.add.operation) && <EventActions event={event} />}
      after={<Further section={eventSection} id={event.id} />}
    >
      <EventView event={{ ...translated, title }} onConfirmed={refresh} />
    </OwnedItem>
  )
}

const deletionWarning =
  "People who have confirmed are not told: if it does not take place, mark it as cancelled instead. "

const calendarNote =
  "Calendars that follow the school’s go on showing its title, as cancelled, until it is over or erased from the bin."

function Skeleton() {
  return (
    <div className={style.event}>
      <SkeletonText lines={6} className={style.facts} />
      <SkeletonPicture className={style.picture} />
      <SkeletonText lines={6} className="measure" />
    </div>
  )
}
