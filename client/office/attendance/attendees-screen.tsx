import { useApolloClient } from "@apollo/client/react"
import { useState } from "react"
import { flushSync } from "react-dom"
import { NotFound } from "../../base/layout/not-found.tsx"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { KeepFocus } from "../../base/ui/controls/keep-focus.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { formatTimes } from "../../base/ui/dates/times.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import {
  type AttendeeFragment,
  type AttendeePart,
  EventAttendanceDocument,
  type EventAttendanceQuery,
  useEventAttendanceQuery,
  useNoteExportMutation,
} from "../../generated/office.ts"
import { useItemId } from "../../items/content/item-id.ts"
import { endedMessages, statusOf } from "../../school/events/event-status.tsx"
import { peopleAndPlaces } from "../../school/events/people-and-places.ts"
import { Choices } from "../admin/choices.tsx"
import { ExportButton } from "../admin/export-button.tsx"
import { fetchAllPages } from "../admin/fetch-all-pages.ts"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { PrintButton } from "../admin/print-button.tsx"
import { RecordTable } from "../admin/record-table.tsx"
import { AddAttendee } from "./add-attendee.tsx"
import { attendeeColumns, printedColumns, tableColumns } from "./attendee-columns.tsx"
import { MessageButton } from "./message-button.tsx"

const parts: Record<string, AttendeePart> = { "": "COMING", waiting: "WAITING", ring: "TO_RING" }

const emptyTexts = { COMING: "Nobody is coming yet.", WAITING: "Nobody is waiting.", TO_RING: "Nobody needs a call." }

const list = ({ event }: EventAttendanceQuery) => event?.attendees ?? { items: [], total: 0, pages: 0 }

export function AttendeesScreen() {
  const id = useItemId() ?? 0
  const { page, filter, change } = useListAddress()
  const { can } = useSession()
  const [noteExport] = useNoteExportMutation()
  const show = filter("show") ?? ""
  const part = parts[show] ?? "COMING"
  const query = useEventAttendanceQuery({ variables: { id, part, page, perPage: 25 } })
  const event = (query.data ?? query.previousData)?.event
  const attendance = event?.attendance
  if (event === null || attendance === null) return <NotFound />

  const variables = { id, part }
  const isOpen = event !== undefined && !endedMessages[statusOf(event, Date.now())]
  const logExport = (rows: number) =>
    can("noteExport") ? noteExport({ variables: { list: `attendance of ${event?.title}`, rows } }) : Promise.resolve()

  return (
    <TitledPage
      title="Who is coming"
      above={[{ label: "Events", to: "/events" }, ...(event ? [{ label: event.title, to: `/events/view/${id}` }] : [])]}
    >
      <div className="column5">
        <KeepFocus />
        {event && attendance && <Summary event={event} attendance={attendance} />}
        {event && attendance && (
          <div className="unprinted row3">
            {isOpen && <AddAttendee id={id} />}
            <MessageButton id={id} people={attendance.people} />
            <ExportButton
              name={`attendance-${part.toLowerCase().replace("_", "-")}`}
              document={EventAttendanceDocument}
              variables={variables}
              list={list}
              columns={tableColumns}
              log={logExport}
            />
          </div>
        )}
        {attendance && (
          <Choices
            label="Show"
            options={{
              "": `Coming ${attendance.people}`,
              waiting: `Waiting ${attendance.waiting}`,
              ring: `To ring ${attendance.toRing}`,
            }}
            value={show}
            onChoose={(next) => change({ show: next })}
          />
        )}
        <Listing query={query} list={list} title="People" one="person" empty={emptyTexts[part]}>
          {(items, stale) => <Attendees items={items} stale={stale} variables={variables} isOpen={isOpen} />}
        </Listing>
      </div>
    </TitledPage>
  )
}

type Event = NonNullable<EventAttendanceQuery["event"]>

function Summary({ event, attendance }: { event: Event; attendance: NonNullable<Event["attendance"]> }) {
  const zone = useZone()
  const { placesLeft, cancelled } = event
  const { waiting, toRing } = attendance
  const more = [
    placesLeft !== null && `${counted(placesLeft, "place is", "places are")} free`,
    waiting > 0 && `${counted(waiting, "person waits", "people wait")}, not counted here`,
  ].filter(Boolean)

  return (
    <div>
      <p>
        <Link to={`/events/view/${event.id}`}>{event.title}</Link>, {formatTimes(event, zone)}
      </p>
      <p className="step1">
        {peopleAndPlaces(attendance)}. {more.length > 0 && `${more.join("; ")}.`}
      </p>
      {cancelled && (
        <p className="strong">
          This event is called off.{" "}
          {toRing > 0
            ? `No mail reaches ${counted(toRing, "person", "people")}: ring them.`
            : "It is mailed to everybody."}
        </p>
      )}
    </div>
  )
}

type AttendeesProps = { items: AttendeeFragment[]; stale: boolean; variables: object; isOpen: boolean }

/** Prints all pages. */
function Attendees({ items, stale, variables, isOpen }: AttendeesProps) {
  const client = useApolloClient()
  const [all, setAll] = useState<AttendeeFragment[]>()
  const print = async () => {
    const found = await fetchAllPages(client, EventAttendanceDocument, variables, list)
    flushSync(() => setAll(found))
    window.print()
    setAll(undefined)
  }

  return (
    <>
      <RecordTable
        label="Who is coming"
        columns={all ? printedColumns : attendeeColumns(isOpen)}
        records={all ?? items}
        stale={stale}
      />
      <PrintButton run={print} />
    </>
  )
}
