import { useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type AttendanceState, type AttendancesQuery, useAttendancesQuery } from "../../generated/graphql.ts"
import style from "./attendance-list.module.css"

export function AttendanceList({ eventId }: { eventId: number }) {
  const [page, setPage] = useState(1)
  const query = useAttendancesQuery({ variables: { eventId, page, perPage: 25 } })

  return (
    <section aria-labelledby="attendance" className={style.section}>
      <h2 id="attendance">Who is coming</h2>
      <Loaded query={query} lines={5}>
        {({ attendances }) => <Answers list={attendances} page={page} onPage={setPage} />}
      </Loaded>
    </section>
  )
}

const states: Record<AttendanceState, string> = {
  CONFIRMED: "Coming",
  HELD: "Held, not confirmed",
  WAITING: "On the waiting list",
}

type List = AttendancesQuery["attendances"]

function Answers({ list, page, onPage }: { list: List; page: number; onPage: (page: number) => void }) {
  if (list.total === 0) return <p className="soft">Nobody has confirmed yet.</p>

  return (
    <>
      <table className={style.table}>
        <caption>{list.total === 1 ? "1 confirmation" : `${list.total} confirmations`}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Guests</th>
            <th scope="col">State</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map(({ id, name, email, guests, state, createdAt }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <a href={`mailto:${email}`}>{email}</a>
              </th>
              <td>{guests}</td>
              <td>{states[state]}</td>
              <td>
                <DateText of={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.pages > 1 && <Steps page={page} pages={list.pages} onPage={onPage} />}
    </>
  )
}

function Steps({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <p className={style.steps}>
      <MinorButton disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </MinorButton>
      <span role="status">
        Page {page} of {pages}
      </span>
      <MinorButton disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next
      </MinorButton>
    </p>
  )
}
