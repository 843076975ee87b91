import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { refetchScreen } from "../../base/session/api-client.ts"
import { evictLists } from "../../base/session/evict.ts"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { useIdempotencyKeys } from "../../base/ui/use-idempotency-keys.ts"
import type { EventFieldsFragment, EventOfSeriesFragment } from "../../generated/graphql.ts"
import { useAttendanceCountQuery, useRepeatEventMutation } from "../../generated/office.ts"
import { peopleAndPlaces } from "./people-and-places.ts"
import { seriesSummary } from "./series.tsx"
import { deleteEvents } from "./series-changes.ts"

export function EventActions({ event: { id, canEdit } }: { event: EventFieldsFragment }) {
  return (
    <>
      {canEdit && <AttendanceLink id={id} />}
      <QuietLink to={`/events/add?from=${id}&weeks=52`}>Copy to next year</QuietLink>
      <RepeatButton id={id} />
    </>
  )
}

function AttendanceLink({ id }: { id: number }) {
  const attendance = useAttendanceCountQuery({ variables: { id } }).data?.event?.attendance
  return (
    <QuietLink to={`/user/attendance/${id}`}>Who is coming{attendance && `: ${peopleAndPlaces(attendance)}`}</QuietLink>
  )
}

function RepeatButton({ id }: { id: number }) {
  const toast = useToast()
  const zone = useZone()
  const client = useApolloClient()
  const [until, setUntil] = useState("")
  const [repeat] = useRepeatEventMutation({ update: evictLists })
  const keys = useIdempotencyKeys()
  const added = useRef<EventOfSeriesFragment[]>([])

  const run = async () => {
    const { data } = await repeat({ variables: { id, until, idempotencyKey: keys.keyOf(until) } })
    added.current = data?.repeatEvent ?? []
    await refetchScreen()
  }
  const finish = () => {
    const events = added.current
    keys.forget()
    if (events.length === 0) return toast("There is one in each of these weeks already")
    const undo = async () => {
      await deleteEvents(client, events)
      toast(seriesSummary(events, "deleted", zone))
    }
    toast(seriesSummary(events, "added", zone), { action: { label: "Undo", run: undo } })
  }

  return (
    <ConfirmButton
      label="Repeat weekly"
      question="Repeat this event every week?"
      consequence={
        <>
          <p>They are a series, each at the same time. None is on a holiday or a day off.</p>
          <TextField
            label="Until"
            type="date"
            required
            value={until}
            data-first-focus
            onChange={({ target }) => setUntil(target.value)}
          />
        </>
      }
      confirmLabel="Repeat"
      confirmVariant="primary"
      run={run}
      onDone={finish}
    />
  )
}
