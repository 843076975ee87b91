import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { evictLists } from "../../base/session/evict.ts"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { TabLinks } from "../../base/ui/controls/tab-links.tsx"
import { DaysText } from "../../base/ui/dates/days-text.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { type SchoolDateFieldsFragment, type SchoolYearQuery, useSchoolYearQuery } from "../../generated/graphql.ts"
import { useCopySchoolYearMutation } from "../../generated/office.ts"
import { kindNames } from "../../school/dates/kinds.ts"
import { useYearInAddress } from "../../school/dates/year-in-address.ts"
import { LoadedPage } from "../admin/admin-page.tsx"
import { type Columns, RecordTable, TableSkeleton } from "../admin/record-table.tsx"
import { pathOfYear } from "./school-date-form.ts"
import style from "./school-dates-screen.module.css"

export function SchoolDatesScreen() {
  const requestedYear = useYearInAddress()
  const query = useSchoolYearQuery({ variables: { year: requestedYear } })
  const year = query.data?.schoolYear.year ?? requestedYear
  const addPath = year ? `/admin/dates/add?year=${year}` : "/admin/dates/add"

  return (
    <LoadedPage
      title="Dates"
      action={<ButtonLink to={addPath}>Add a date</ButtonLink>}
      query={query}
      skeleton={<TableSkeleton />}
    >
      {({ schoolYear }) => <Year key={schoolYear.year} of={schoolYear} />}
    </LoadedPage>
  )
}

function Year({ of: { year, name, years, dates } }: { of: SchoolYearQuery["schoolYear"] }) {
  const shown = years.includes(year) ? years : [...years, year]

  return (
    <div className="column5">
      {shown.length > 1 && (
        <TabLinks
          label="Which year"
          links={shown.map((one) => ({ label: one === year ? name : String(one), path: pathOfYear(one) }))}
          current={pathOfYear(year)}
        />
      )}
      {dates.length === 0 ? (
        <EmptyState text={`No dates in ${name} yet. Begin with the terms: what families ask for most.`} />
      ) : (
        <RecordTable label={`Dates ${name}`} columns={columns} records={dates} />
      )}
      <p className={style.more}>
        {dates.length > 0 && !years.includes(year + 1) && <CopyYear year={year} />}
        <Link to={`/dates?year=${year}`}>See it as families do</Link>
      </p>
    </div>
  )
}

function CopyYear({ year }: { year: number }) {
  const navigate = useNavigateFromHere()
  const [copy] = useCopySchoolYearMutation({ update: evictLists })

  return (
    <ConfirmButton
      label={`Copy to ${year + 1}`}
      question={`Copy these dates to ${year + 1}?`}
      consequence="Each falls on the same weekday, 52 weeks later. Check them afterwards: everybody sees them at once."
      confirmLabel="Copy"
      confirmVariant="primary"
      run={() => copy({ variables: { year } })}
      doneText="Dates Copied"
      onDone={() => navigate(pathOfYear(year + 1))}
    />
  )
}

const columns: Columns<SchoolDateFieldsFragment> = [
  { head: "Date", cell: ({ id, name }) => <Link to={`/admin/dates/${id}`}>{name}</Link> },
  { head: "What it is", narrow: "end", noLabel: true, cell: ({ kind }) => kindNames[kind] },
  { head: "Days", noLabel: true, cell: (date) => <DaysText of={date} /> },
  { head: "Note", noLabel: true, cell: ({ hours, note }) => [hours, note].filter(Boolean).join(". ") },
]
