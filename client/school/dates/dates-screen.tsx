import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { TabLinks } from "../../base/ui/controls/tab-links.tsx"
import { useToday } from "../../base/ui/dates/today.ts"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { type SchoolYearQuery, useSchoolYearQuery } from "../../generated/graphql.ts"
import style from "./dates-screen.module.css"
import { SaveDates } from "./save-dates.tsx"
import { useYearInAddress } from "./year-in-address.ts"
import { YearList } from "./year-list.tsx"
import { monthsFrom, YearPicture } from "./year-picture.tsx"

export function DatesScreen() {
  const requestedYear = useYearInAddress()
  const query = useSchoolYearQuery({ variables: { year: requestedYear } })
  const { can } = useSession()
  const name = query.data?.schoolYear.name
  const t = useT()

  return (
    <TitledPage
      title={name ? t("Dates {year}", { year: name }) : t("Dates")}
      crumb={t("Dates")}
      action={
        can("editSchoolDate") && (
          <QuietLink to={requestedYear ? `/admin/dates?year=${requestedYear}` : "/admin/dates"}>
            Edit the dates
          </QuietLink>
        )
      }
    >
      <Loaded query={query} lines={12}>
        {({ schoolYear, schoolDay }) => <Year of={schoolYear} now={schoolDay} />}
      </Loaded>
    </TitledPage>
  )
}

function Year({ of: schoolYear, now }: { of: SchoolYearQuery["schoolYear"]; now: SchoolYearQuery["schoolDay"] }) {
  const t = useT()
  const today = useToday()
  const { year, name, years, dates } = schoolYear
  const isKnown = dates.length > 0

  return (
    <div className={style.year}>
      {years.length > (isKnown ? 1 : 0) && (
        <TabLinks
          label={t("Which year")}
          links={years.map((one) => ({ label: one === year ? name : String(one), path: `/dates?year=${one}` }))}
          current={`/dates?year=${year}`}
          className={style.choice}
        />
      )}
      {isKnown ? (
        <>
          <YearList year={schoolYear} today={today} now={now} />
          <div className="stack6">
            <SaveDates />
            <YearPicture months={monthsFrom(today, schoolYear)} today={today} />
          </div>
        </>
      ) : (
        <div className={style.unknown}>
          <EmptyState text={t("The dates of {year} are not known yet.", { year: name })} />
        </div>
      )}
    </div>
  )
}
