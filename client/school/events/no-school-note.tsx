import { formatDays } from "../../base/ui/dates/days.ts"
import { useSchoolDatesQuery } from "../../generated/graphql.ts"
import { lastDayOf } from "./whole-days.ts"

export function NoSchoolNote({ from, to }: { from: string; to: string }) {
  const first = from.slice(0, 10)
  const last = to > from ? lastDayOf(to) : first
  const isComplete = /^\d{4}-\d\d-\d\d$/.test(first)
  const { data } = useSchoolDatesQuery({ variables: { from: first, to: last }, skip: !isComplete })
  const closed = isComplete ? data?.schoolDates.filter(({ kind }) => kind === "HOLIDAY" || kind === "DAY_OFF") : []

  return closed?.map(({ id, name, firstDay, lastDay }) => (
    <p key={id} className="warning">
      There is no school then: {name}, {formatDays(firstDay, lastDay)}. The event can be on all the same.
    </p>
  ))
}
