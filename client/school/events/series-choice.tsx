import { useEffect, useEffectEvent } from "react"
import { formatDate, useZone } from "../../base/ui/dates/dates.tsx"
import { CheckField } from "../../base/ui/fields/text-field.tsx"
import type { EventOfSeriesFragment } from "../../generated/graphql.ts"
// Preloaded: the connection may break before saving, and many browsers do not retry an import.
import "./series-changes.ts"

type SeriesChoiceProps = {
  following: EventOfSeriesFragment[]
  all: boolean
  onChange: (all: boolean) => void
}

/** Unticked, only this event is changed. Resets on unmounting, so that the next question starts unticked. */
export function SeriesChoice({ following, all, onChange }: SeriesChoiceProps) {
  const zone = useZone()
  const last = following.at(-1)
  const forget = useEffectEvent(() => onChange(false))
  useEffect(() => () => forget(), [])

  return (
    last && (
      <CheckField
        label="This and all that follow"
        hint={`${following.length} more in its series, the last on ${formatDate(last.date, zone)}.`}
        checked={all}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  )
}
